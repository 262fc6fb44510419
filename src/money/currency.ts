// The active ISO 4217 codes by exponent: their number of decimals. Intl disagrees with ISO about many of them (HUF,
// IDR, IQD …), so it isn't used. Nobody can pay in codes without an exponent (XAU, XDR …).
const codesByExponent: readonly (readonly [exponent: number, codes: string])[] = [
  [
    2,
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF ' +
      'CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
      'GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL ' +
      'MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR ' +
      'PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP ' +
      'TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG',
  ],
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const exponents = new Map(
  codesByExponent.flatMap(([exponent, codes]) => codes.split(' ').map((code) => [code, exponent] as const)),
);

/** The ISO 4217 codes that people can pay in. */
export const currencyCodes: readonly string[] = [...exponents.keys()];

/** The number of decimals that ISO 4217 gives a currency; undefined for an unknown or lower-case code. */
export const exponentOf = (currency: string): number | undefined => exponents.get(currency);
