import { exponents } from './common-currency.js';

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

for (const [exponent, codes] of byExponent) {
  for (const group of codes.split(' ')) {
    for (const rest of group.slice(1).match(/../g) ?? []) exponents.set(group.charAt(0) + rest, exponent);
  }
}

/** The ISO 4217 codes that can be paid in. */
export const currencyCodes: readonly string[] = [...exponents.keys()];

export { exponentOf, exponents } from './common-currency.js';
