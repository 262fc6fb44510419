import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>About the river</h1>
      <Link href="/">Give to it</Link>
      <Link href="/prerendered">A form at once</Link>
    </main>
  );
}
