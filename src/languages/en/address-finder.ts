export const addressFinderEnglish = {
  findAddress: 'Find your address',
  findAddressHint: 'Start typing your street or postcode',
  enterAddress: 'Enter it yourself',
  addressesFound: {
    one: '{count} address found. Use the arrow keys to choose it.',
    other: '{count} addresses found. Use the arrow keys to choose one.',
  },
  noAddressFound: 'No address found. Enter it yourself below.',
  addressFilled: 'The address is filled in. Check it below.',
  addressNotFilled: 'The address could not be filled in. Enter it yourself below.',
} as const;
