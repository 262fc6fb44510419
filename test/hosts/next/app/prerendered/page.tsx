import { prerender } from 'donation-widget/prerender';
import Link from 'next/link';
import { PrerenderedForm } from './prerendered-form';

const attributes = { 'base-url': '/api/v1', 'publishable-key': 'pk_test_sandbox', amounts: '10 25' };

export default function Page() {
  return (
    <main>
      <h1>Give to the river</h1>
      <Link href="/about">About the river</Link>
      <PrerenderedForm attributes={attributes} template={prerender(attributes, { locale: 'en-GB' })} />
    </main>
  );
}
