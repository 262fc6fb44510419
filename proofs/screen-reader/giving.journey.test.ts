import { everything } from '../../test/support/accessibility/forms.js';
import { test } from './listening.js';

test('A donor moves through the form with Tab', async ({ open, orca: { tab } }) => {
  await open();
  await tab('How often panel. One-time. selected radio button');
  await tab('Amount panel. £10. selected radio button');
  await tab('Other amount entry. £1 or more.');
  await tab('Your details panel. Email address entry required.', 'We’ll use this to contact you');
  await tab('First name entry. optional.');
  await tab('Last name entry. optional.');
  await tab('Donate £10.00 push button.');
  await tab('End of the page link.');
});

test('A donor hears a suggestion to give monthly', async ({ open, orca: { press, pressAway, tab } }) => {
  await open('suggest-monthly="auto"');
  await tab('How often panel. One-time. selected radio button');
  await tab('Amount panel. £10. selected radio button');
  await press('r', '£25. not selected radio button');
  await press('space', 'selected', 'Could you give £8 a month instead? That’s £96 a year.');
  await tab('Other amount entry.');
  await tab('Could you give £8 a month instead? That’s £96 a year. panel. Give £8 monthly push button.');
  await tab('Give £25 once push button.');
  await press('shift+Tab', 'Give £8 monthly push button.');
  await pressAway('Return', 'Other amount entry 8.');
  await tab('Email address entry required.');
});

test('A donor hears each error, and corrects it', async ({
  open,
  orca: { press, selectAll, tab, type, submit },
}) => {
  await open('fields=""');
  await tab('How often');
  await tab('Amount');
  await tab('Other amount entry. £1 or more.');
  await type('abc');
  await tab('Email address entry required.');
  await tab('Donate push button.');
  await submit('There is a problem panel. Enter an amount in numbers, like £10 . Enter your email address');
  await tab('Enter an amount in numbers, like £10 link.');
  await press(
    'Return',
    'Other amount entry abc. invalid entry.',
    '£1 or more . Enter an amount in numbers, like £10.',
  );
  await selectAll();
  await type('0.5', 'Enter £1 or more');
  await selectAll();
  await type('30', '£1 or more');
  await tab('Email address entry required. invalid entry.', 'your donation . Enter your email address.');
  await type('ada@');
  await type('example.org', 'We’ll use this to contact you about your donation');
  await tab('Donate £30.00 push button.');
});

test('A donor hears the only error with its field', async ({ open, orca: { tab, type, submit } }) => {
  await open('fields=""');
  await tab('How often');
  await tab('Amount');
  await tab('Other amount');
  await tab('Email address');
  await tab('Donate £10.00 push button.');
  await submit('Email address entry required. invalid entry.', 'your donation . Enter your email address.');
  await type('ada@example.org', 'We’ll use this to contact you about your donation');
  await tab('Donate £10.00 push button.');
});

test('A donor says which amount they mean', async ({ open, orca: { pressAway, tab, type } }) => {
  await open('currency="EUR" fields=""', { lang: 'fr' });
  await tab('Fréquence panel. Une fois. selected radio button');
  await tab('Montant panel. 10 € selected radio button');
  await tab('Autre montant entry. À partir de 1 €');
  await type('1.500');
  await tab('De quel montant s’agit-il ? panel. 1,50 € push button.');
  await tab('1 500,00 € push button.');
  await pressAway('space', 'Autre montant entry 1500.');
  await tab('Adresse e-mail entry required.');
  await tab('Donner 1 500,00 € push button.');
});

test('A donor adds Gift Aid', async ({ open, orca: { press, tab } }) => {
  await open('gift-aid');
  await tab('How often');
  await tab('Amount');
  await tab('Other amount');
  await tab('Email address');
  await tab('First name entry. optional.');
  await tab('Last name entry. optional.');
  await tab(
    'Gift Aid panel. Yes, I want to Gift Aid my donation check box not checked.',
    'Your £10 becomes £12.50',
    'If you tick this, we’ll need your name and home address.',
    'I am a UK taxpayer',
  );
  await press(
    'space',
    'checked',
    'Your £10 becomes £12.50',
    'Now required: First name, Last name, Address line 1',
  );
  await tab('Country combo box. United Kingdom.');
  await tab('Address line 1 entry required.');
  await tab('Address line 2 entry. optional.');
  await tab('Town or city entry required.');
  await tab('County entry. optional.');
  await tab('Postcode entry required.');
  await tab('Donate £10.00 push button.');
});

test('A donor answers whether the charity can contact them', async ({ open, orca }) => {
  const { press, tab, type, submit } = orca;
  await open('contact="email* post" fields=""');
  await tab('How often');
  await tab('Amount');
  await tab('Other amount');
  await tab('Email address entry required. We’ll use this');
  await type('ada@example.org');
  await tab(
    'Keep in touch . May we contact you about our work? You can change your mind at any time. panel.',
    'Email panel. Yes. not selected radio button',
  );
  await tab('Post optional panel. Yes. not selected radio button');
  await tab('Donate £10.00 push button.');
  await submit('Email . Choose whether we can email you panel. Yes. not selected radio button');
  await press('space', 'selected');
  await tab('Post optional panel. Yes. not selected radio button');
});

test('A donor dedicates the donation', async ({ open, orca: { press, tab } }) => {
  await open('dedication dedication-notify fields=""');
  await tab('How often');
  await tab('Amount');
  await tab('Other amount');
  await tab('Dedicate this donation check box not checked.');
  await press('space', 'checked', 'Now required: Dedication and Their name');
  await tab('Dedication panel. In honour of. not selected radio button');
  await press('space', 'selected');
  await tab('Their name entry required.');
  await tab('Your message entry. optional . Up to 500 characters.');
  await tab('Name of the person to tell entry. optional.');
  await tab('Email address of the person to tell entry. optional.');
  await tab('Your details panel. Email address entry required.');
});

test('A donor chooses gifts', async ({ open, orca: { press, tab } }) => {
  await open(
    `items='[{ "label": "Nest box", "amount": 34.99 }, { "label": "Reeds", "amount": 4.5 }]' fields=""`,
  );
  await tab('How often');
  await tab('Gifts panel. List with 2 items. One fewer: Nest box push button grayed.');
  await tab('Nest box entry 0. £34.99 each.');
  await tab('One more: Nest box push button.');
  await press('space', 'Nest box: 1');
  await press('space', 'Nest box: 2');
  await tab('One fewer: Reeds push button grayed.');
  await tab('Reeds entry 0. £4.50 each.');
  await tab('One more: Reeds push button.');
  await tab('Amount panel. None. selected radio button');
  await tab('Other amount');
  await tab('Email address');
  await tab('Donate £69.98 push button.');
});

test('A donor moves through a form with every question', async ({ open, orca: { tab } }) => {
  await open(
    Object.entries(everything)
      .map(([name, value]) => `${name}='${value}'`)
      .join(' '),
  );
  await tab('How often panel. Monthly. selected radio button');
  await tab('How to change or stop it (opens in a new tab) link.');
  await tab('Gifts panel. List with 2 items. One fewer: Nest box push button grayed.');
  await tab('Nest box entry 0. £34.99 each.');
  await tab('One more: Nest box push button.');
  await tab('One fewer: Reeds push button grayed.');
  await tab('Reeds entry 0. £4.50 each.');
  await tab('One more: Reeds push button.');
  await tab('Project combo box. Reed beds.');
  await tab('Add another purpose push button.');
  await tab('Amount panel. Currency combo box. British Pound (£)');
  await tab('None. selected radio button');
  await tab('Other amount entry. £1 or more.');
  await tab('One-off gift entry. optional.');
  await tab('About your donation panel. Dedicate this donation check box not checked.');
  await tab('I’m donating on behalf of an organisation check box not checked.');
  await tab('Keep my name private check box not checked.', 'The charity will still see your details');
  await tab('Comment entry. optional . Up to 500 characters.');
  await tab('Your details panel. Email address entry required.');
  await tab('First name entry required.');
  await tab('Last name entry required.');
  await tab('Phone number entry required.');
  await tab(
    'Gift Aid panel. Yes, I want to Gift Aid my donation check box not checked.',
    'we’ll need your name and home address',
  );
  await tab('Your address panel. Country combo box. Choose a country.');
  await tab('Address line 1 entry required.');
  await tab('Address line 2 entry. optional.');
  await tab('Town or city entry required.');
  await tab('Postcode entry. optional.');
  await tab('State, county or province entry. optional.');
  await tab('Your hobby entry required.', 'In a word or two');
  await tab('A memory of the river entry required.', 'Up to 500 characters.');
  await tab('Your colour panel. Green. not selected radio button');
  await tab('Nearest town combo box', 'Choose an answer');
  await tab('What you like panel. Green check box not checked.');
  await tab('Blue check box not checked.');
  await tab('Ashby check box not checked.');
  await tab('Brigg check box not checked.');
  await tab('Number of guests entry required.');
  // Firefox's date field has a stop for each part, and one for the calendar.
  await tab('Day of your visit', 'Month');
  await tab('Day');
  await tab('Year');
  await tab('Calendar');
  await tab('I can help on Saturdays check box not checked');
  await tab(
    'Keep in touch . May we contact you about our work?',
    'Email panel. Yes. not selected radio button',
  );
  await tab('Text message optional panel. Yes. not selected radio button');
  await tab('Phone optional panel. Yes. not selected radio button');
  await tab('Post optional panel. Yes. not selected radio button');
  await tab('Donate push button.');
  await tab('Privacy policy (opens in a new tab) link.');
  await tab('Contact us (opens in a new tab) link.');
  await tab('End of the page link.');
});

test('A donor opens and closes the dialog', async ({ open, orca: { press, tab, submit } }) => {
  await open('', { around: (form) => `<donation-button>${form}</donation-button>` });
  await tab('Donate push button. opens dialog');
  await submit('Donate heading level 2.');
  await tab('How often panel. One-time. selected radio button');
  await tab('Amount panel. £10. selected radio button');
  await tab('Other amount entry. £1 or more.');
  await tab('Your details panel. Email address entry required.');
  await press('Escape', 'Donate push button. opens dialog');
});

test('A donor gives in Arabic', async ({ open, orca: { tab, type, submit } }) => {
  await open('fields=""', { lang: 'ar' });
  await tab('تكرار التبرّع panel. مرة واحدة. selected radio button');
  await tab('المبلغ panel. 10 UK£ selected radio button');
  await tab('مبلغ آخر entry. 1 UK£ أو أكثر.');
  await tab('بياناتك panel. البريد الإلكتروني entry required. سنستخدمه للتواصل معك بشأن تبرّعك.');
  await tab('تبرّع بمبلغ 10.00 UK£ push button.');
  await submit('البريد الإلكتروني entry required. invalid entry.', 'أدخل بريدك الإلكتروني.');
  await type('ada@example.org', 'سنستخدمه للتواصل معك بشأن تبرّعك');
  await tab('تبرّع بمبلغ 10.00 UK£ push button.');
});
