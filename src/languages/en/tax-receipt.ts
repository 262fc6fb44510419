export const taxReceiptEnglish = {
  taxReceipt: 'Tax receipt',
  taxReceiptYes: 'I need a receipt for my tax return',
  taxReceiptFor: 'For tax returns in {countries}',
  taxReceiptCountry: 'Choose the country of your address to see what the receipt needs.',
  taxReceiptElsewhere:
    'This charity offers the receipt only for tax returns in {countries}. You can still donate, without the receipt.',
  'taxReceipt.ES':
    'Your donation counts only if Spanish law recognises the charity for this. The charity reports it to the tax agency (Modelo 182) with your name, tax number and province.',
  'taxReceipt.PT':
    'Your donation counts only if Portuguese law recognises the charity for this. The receipt shows your name and tax number, and the charity reports the donation to the tax authority (Modelo 25).',
  'taxReceipt.IT':
    'Your donation counts only if Italian law recognises the charity for this and you pay in a way that can be traced, such as by card or bank transfer. The receipt shows your name and tax number.',
  'taxReceipt.FR':
    'Your donation counts only if French law recognises the charity for this and you get nothing in return. The receipt (Cerfa no. 11580) shows your name and address.',
  'taxReceipt.DE':
    'Your donation counts only if the German tax office recognises the charity. The receipt (Zuwendungsbestätigung) shows your name and address. With your tax number, the charity can also report it to the tax office.',
  'taxReceipt.BR':
    'Your donation counts only if it goes to a fund or project that Brazilian tax law names, and you file the full return, with itemised deductions. The receipt shows your name and tax number.',
  tax_number: 'Tax number',
  'tax_number.required': 'Enter your tax number',
  'tax_number.format': 'Check your tax number. It looks like this: {taxExample}',
} as const;
