// ISO 4217, active codes by exponent, the first letter written once. Intl disagrees with ISO for many of
// them (HUF, IDR, IQD …), so it is never asked. Codes without an exponent (XAU, XDR …) can't be paid in.
const two =
  'AEDFNLLMDOARSUDWGZN BAMBDDTMDNDOBOVRLSDTNWPYNZD CADDFHEHFHWNYOPOURCUPVEZK DKKOPZD EGPRNTBUR FJDKP ' +
  'GBPELHSIPMDTQYD HKDNLTGUF IDRLSNRRR JMD KESGSHRPWYDZT LAKBPKRRDSL MADDLGAKDMKNTOPRUURVRWKXNXVYRZN ' +
  'NADGNIOOKPRZD PABENGKHPKRLN QAR RONSDUB SARBDCRDGEKGDHPLEOSRDSPTNVCYPZL THBJSMTOPRYTDWDZS UAHSDSNYUZS ' +
  'VES WST XADCDCG YER ZARMWWG';
const byExponent: readonly (readonly [exponent: number, codes: string])[] = [
  [2, two],
  [0, 'BIF CLP DJF GNF ISK JPY KMFRW PYG RWF UGXYI VNDUV XAFOFPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const exponents = new Map<string, number>();
for (const [exponent, codes] of byExponent) {
  for (const group of codes.split(' ')) {
    for (const [rest] of group.slice(1).matchAll(/../g)) exponents.set(group.charAt(0) + rest, exponent);
  }
}

/** The ISO 4217 codes that can be paid in. */
export const currencyCodes: readonly string[] = [...exponents.keys()];

/** How many decimals the currency has by ISO 4217; undefined for an unknown code, or one in lower case. */
export const exponentOf = (currency: string): number | undefined => exponents.get(currency);
