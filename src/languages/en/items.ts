export const itemsEnglish = {
  gifts: 'Gifts',
  giftsPriced: 'These gifts are priced in {currency}. To add them, change the currency.',
  each: '{price} each',
  fewer: 'One fewer: {label}',
  more: 'One more: {label}',
  quantity: 'Enter a number from 0 to {most}',
  'gifts.min': 'Add more of this gift. Its total must be {min} or more',
  'gifts.max': 'Choose fewer of this gift. Its total must be {max} or less',
} as const;
