export const headers = { authorization: 'Bearer pk_test_sandbox', 'content-type': 'application/json' };

export const create = (origin: string, body: unknown, signal: AbortSignal | null = null) =>
  fetch(`${origin}/api/v1/payment-session/checkout`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
  });

export const created = async (origin: string, body: unknown): Promise<string> => {
  const response = await create(origin, body);
  if (response.status !== 200) throw new Error(await response.text());
  return ((await response.json()) as { slug: string }).slug;
};

export const readSession = (origin: string, slug: string) =>
  fetch(`${origin}/api/v1/payment-session/${slug}`, { headers });
