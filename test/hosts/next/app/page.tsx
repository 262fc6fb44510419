import Link from 'next/link';
import { Give } from './give';

export default function Page() {
  return (
    <main>
      <h1>Give to the river</h1>
      <Link href="/about">About the river</Link>
      <Give />
    </main>
  );
}
