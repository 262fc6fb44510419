export const taxReceiptEnglish = {
  taxReceipt: 'Tax receipt',
  taxReceiptYes: 'I need a receipt for my tax return',
  taxReceiptFor: 'For tax returns in {countries}',
  taxReceiptCountry: 'Choose the country of your address to see what the receipt needs.',
  taxReceiptElsewhere:
    'This charity offers the receipt only for tax returns in {countries}. You can still donate, without the receipt.',
  'taxReceipt.ES':
    'The charity reports your donation to the tax agency (Modelo 182), with your name, tax number and the province of your address. You can claim tax relief only if Spanish law recognises the charity for this.',
  'taxReceipt.PT':
    'The charity keeps your name and tax number with the receipt, and reports your donation to the tax authority (Modelo 25). You can claim tax relief only if Portuguese law recognises the charity for this.',
  'taxReceipt.IT':
    'The receipt shows your name and tax number. The charity may have to report your donation to the tax agency, for your pre-filled return. You can object to that. You can claim tax relief only if Italian law recognises the charity for this and you pay in a way that can be traced, such as by card or bank transfer.',
  'taxReceipt.FR':
    'The receipt (Cerfa no. 11580) shows your name and address. You can claim tax relief only if French law recognises the charity for this and you get nothing of value in return.',
  'taxReceipt.DE':
    'The receipt (Zuwendungsbestätigung) shows your name and address. If you enter your tax number (Steuer-ID), you allow the charity to report your donation to the tax office. You can claim tax relief only if the German tax office recognises the charity.',
  'taxReceipt.BR':
    'The receipt shows your name and tax number. You can claim tax relief only if your donation goes to a fund or project that Brazilian tax law names, and you file the full return, with itemised deductions.',
  'taxReceipt.AT':
    'The charity reports this donation and later ones to the tax office, with your name and date of birth as they are registered in Austria. You can ask it to stop at any time. You can claim tax relief only if Austrian law recognises the charity for this.',
  'taxReceipt.BE':
    'The certificate shows your name and address. The charity reports your donations to the tax authority with your national number. You can claim tax relief only if Belgian law recognises the charity for this and your donations in a year reach the legal minimum.',
  tax_number: 'Tax number',
  'tax_number.required': 'Enter your tax number',
  'tax_number.format': 'Check your tax number. It looks like this: {taxExample}',
  national_number: 'National number',
  'national_number.required': 'Enter your national number',
  'national_number.format': 'Check your national number. It looks like this: {taxExample}',
  tax_birth_date: 'Date of birth',
  birthDateHint: 'Day, month and year, like 31.7.1985',
  'tax_birth_date.required': 'Enter your date of birth',
  'tax_birth_date.format': 'Enter your date of birth as day, month and year, like 31.7.1985',
  not_birth_date: 'Check your date of birth. It must be between 1900 and today',
} as const;
