import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>About the river</h1>
      <Link href="/">Give to the river</Link>
      <Link href="/prerendered">A prerendered form</Link>
    </main>
  );
}
