export const itemsEnglish = {
  gifts: 'Gifts',
  giftsPriced: 'These gifts are priced in {currency}.',
  each: '{price} each',
  fewer: 'One fewer: {label}',
  more: 'One more: {label}',
  quantity: 'Enter how many, from 0 to {most}',
  'gifts.min': 'Choose more of this gift: at least {min} in all',
} as const;
