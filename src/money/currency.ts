// The active ISO 4217 codes by exponent, grouped by first letter. Intl disagrees with ISO about many of them (HUF,
// IDR, IQD …), so it isn't used. Nobody can pay in codes without an exponent (XAU, XDR …).
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

/** The ISO 4217 codes that people can pay in. */
export const currencyCodes: readonly string[] = [...exponents.keys()];

/** The number of decimals that ISO 4217 gives a currency; undefined for an unknown or lower-case code. */
export const exponentOf = (currency: string): number | undefined => exponents.get(currency);
