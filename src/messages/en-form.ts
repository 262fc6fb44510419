/** English for the form as a donor first sees it: what comes with the script itself. */
export const enForm = {
  interval: 'How often',
  amount: 'Amount',
  customAmount: 'Other amount',
  limit: 'From {min}',
  limits: 'From {min} to {max}',
  details: 'Your details',
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone number',
  optional: 'optional',
  emailHint: 'We’ll use this to contact you about your donation',

  once: 'One-time',
  day: 'Daily',
  week: 'Weekly',
  month: 'Monthly',
  '3-month': 'Quarterly',
  year: 'Yearly',
  // The same within a sentence: “Donate £25.00 monthly”, “Then every 2 weeks”.
  'within.day': 'daily',
  'within.week': 'weekly',
  'within.month': 'monthly',
  'within.3-month': 'quarterly',
  'within.year': 'yearly',

  donate: 'Donate',
  donateAmount: 'Donate {amount}',
  donateEvery: 'Donate {amount} {interval}',
  summary: 'Your donation',
  now: 'Given today',
  then: 'Then {interval}',
  yearly: 'In a year',
  about: 'about {amount}',
  secure: 'You pay on a secure payment page, after this step.',
  changed: 'The form has changed, so we stopped. No money was taken. Press the button again to continue.',
  testMode: 'Test mode: no money is taken',

  // Some browsers try no file again that could not be loaded once.
  unloaded: 'This could not be loaded. Reload the page.',
} as const;
