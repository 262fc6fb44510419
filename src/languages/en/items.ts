export const itemsEnglish = {
  gifts: 'Gifts',
  giftsPriced: 'These gifts are priced in {currency}.',
  each: '{price} each',
  fewer: 'One fewer: {label}',
  more: 'One more: {label}',
  quantity: 'Enter a number from 0 to {most}',
  'gifts.min': 'Add more of this gift. The total must be {min} or more',
} as const;
