/**
 * A 32-bit digest (FNV-1a) in hex: enough to recognise a text in storage, far too little to recover it.
 */
export const digestOf = (text: string): string => {
  let digest = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) digest = Math.imul(digest ^ byte, 0x01000193);
  return (digest >>> 0).toString(16).padStart(8, '0');
};
