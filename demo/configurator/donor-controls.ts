import { attribute, type Group } from './control.js';

export const donor: Group = {
  title: 'About the donor',
  controls: [
    attribute('fields', {
      kind: 'questions',
      options: [
        { value: 'name', label: 'Name' },
        { value: 'phone', label: 'Phone number' },
        { value: 'address', label: 'Address' },
      ],
      label: 'Questions',
      help: 'The e-mail address is always asked for. Fewer questions bring more gifts.',
      initial: 'name',
    }),
    attribute('ask', {
      kind: 'set',
      options: [
        { value: 'organisation', label: 'Donating for an organisation' },
        { value: 'anonymous', label: 'Keep my name private' },
        { value: 'comment', label: 'Comment' },
      ],
      label: 'More questions',
      help: 'Organisations give their name and can’t use Gift Aid. The answers are sent with the gift.',
    }),
    attribute('gift-aid', {
      kind: 'switch',
      label: 'Gift Aid',
      help: 'The UK declaration, for gifts in pounds.',
    }),
    attribute('charity-name', {
      kind: 'text',
      label: 'Name of your charity',
      help: 'As it stands in the Gift Aid declaration.',
      example: 'Rivers & Reeds Trust',
    }),
    attribute('dedication', {
      kind: 'set',
      options: [
        { value: 'honour', label: 'In honour of' },
        { value: 'memory', label: 'In memory of' },
        { value: 'celebration', label: 'In celebration of' },
      ],
      label: 'Dedications',
      help: 'Donors can dedicate their donation to someone, in one of these ways.',
    }),
    attribute('dedication-notify', {
      kind: 'switch',
      label: 'Person to tell of a dedication',
      help: 'Also asks for the name and email address of someone to tell.',
    }),
    attribute('contact', {
      kind: 'questions',
      options: [
        { value: 'email', label: 'Email' },
        { value: 'sms', label: 'Text message' },
        { value: 'phone', label: 'Phone call' },
        { value: 'post', label: 'Post' },
      ],
      label: 'Ask for permission to keep in touch',
      help: 'Donors answer yes or no for each. Nothing is chosen for them.',
    }),
    attribute('contact-wording', {
      kind: 'choice',
      options: [
        { value: '', label: 'Yes or no' },
        { value: 'opt-out', label: 'Tick to opt out' },
      ],
      label: 'How permission is asked for',
      help: 'Many countries require a clear yes. A box that is left empty is no permission.',
    }),
  ],
};
