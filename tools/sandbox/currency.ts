const codes = (text: string) => new Set(text.split(/\s+/));

const withoutDecimals = codes('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
const withThreeDecimals = codes('BHD IQD JOD KWD LYD OMR TND');
const withFourDecimals = codes('CLF UYW');
const withTwoDecimals = codes(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF
   CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG
   HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
   MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD
   SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD
   XCG YER ZAR ZMW ZWG`,
);

/** Whether ISO 4217 assigns the code to a currency with a smallest unit (§4.1). Gold and test codes have none. */
export const isAssignedCurrency = (code: string) =>
  [withTwoDecimals, withoutDecimals, withThreeDecimals, withFourDecimals].some((set) => set.has(code));

/** The number of decimals of an assigned currency. */
export const decimalsOf = (currency: string) => {
  if (withoutDecimals.has(currency)) return 0;
  if (withThreeDecimals.has(currency)) return 3;
  return withFourDecimals.has(currency) ? 4 : 2;
};

/** An amount as the payment page shows it: `formatMoney(2500, 'GBP')` is “£25.00”. */
export const formatMoney = (amount: number, currency: string) => {
  // Intl and ISO 4217 disagree on the decimals of some currencies, so this always sets them.
  const decimals = decimalsOf(currency);
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 10 ** decimals);
};
