/** How much a donation has brought in, in the smallest unit of its currency. */
export const paidAmount = async (client, slug) => {
  const { status, amount } = await client.getPaymentSession(slug);
  return status === 'succeeded' ? amount : 0;
};
