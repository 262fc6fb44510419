/** Runs `act` while the page has another address, then restores the address. */
export const at = async <T>(address: string, act: () => Promise<T>): Promise<T> => {
  const before = location.href;
  // WebKit allows a hundred changes in ten seconds.
  if (address === before) return act();
  history.replaceState(null, '', address);
  try {
    return await act();
  } finally {
    history.replaceState(null, '', before);
  }
};
