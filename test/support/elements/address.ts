/** Gives the page another address. WebKit allows a hundred changes in ten seconds, so it changes nothing in vain. */
export const changeAddress = (address: string): void => {
  if (new URL(address, location.href).href !== location.href)
    history.replaceState(history.state, '', address);
};

/** Runs `act` while the page has another address, then restores the address. */
export const at = async <T>(address: string, act: () => Promise<T>): Promise<T> => {
  const before = location.href;
  changeAddress(address);
  try {
    return await act();
  } finally {
    changeAddress(before);
  }
};
