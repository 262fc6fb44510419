// These requests are written by hand from the interface: §4.1 with the fields of §2.3 and §2.4.

export const oneTime = {
  payment_type: 'one_time',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 2500 }],
  payer: { email: 'ada@example.org' },
};

export const oneTimeInFull = {
  payment_type: 'one_time',
  currency: 'EUR',
  line_items: [
    { quantity: 2, amount: 1000, country_iso: 'KE', intention: 'Zakat', project: 'Clean wells' },
    { quantity: 1, amount: 550 },
  ],
  payer: {
    email: 'grace@example.org',
    first_name: 'Grace',
    last_name: 'Hopper',
    phone: '+44 20 7946 0000',
    billing_address: {
      country: 'GB',
      city: 'London',
      line1: '1 River Street',
      line2: 'Flat 2',
      postcode: 'SW1A 1AA',
      state: 'Greater London',
    },
  },
  return_url: 'https://charity.example/thanks?donation-reference=abc&x=1#here',
  metadata: { campaign: 'spring', nested: { list: [1, true, null, 'ü'] } },
};

export const monthly = {
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [{ quantity: 1, amount: 1000 }],
  payer: { email: 'ada@example.org' },
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly gift' },
};

export const quarterlyInFull = {
  ...monthly,
  line_items: [{ quantity: 2, amount: 1000, project: 'Otters' }],
  subscription: { interval: 'month', interval_count: 3, name: 'Quarterly gift' },
  one_time_items: [{ quantity: 1, amount: 500, intention: 'A tree' }],
  return_url: 'https://charity.example/thanks',
  metadata: { donation_reference: 'r-1' },
};

export const withProviderB = { ...oneTime, metadata: { sandbox_provider: 'provider_b' } };

export const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
