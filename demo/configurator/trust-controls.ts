import { attribute, type Group } from './control.js';

export const trust: Group = {
  title: 'Trust and next steps',
  controls: [
    attribute('charity-number', {
      kind: 'text',
      label: 'Charity number',
      help: 'Shown below the button.',
      example: '1234567',
    }),
    attribute('charity-register', {
      kind: 'text',
      label: 'Charity register',
      help: 'Shown before the number. By default “Registered charity”.',
      example: 'Charity Commission for England and Wales',
    }),
    attribute('privacy-url', {
      kind: 'text',
      label: 'Privacy policy',
      help: 'Linked below the button.',
      example: 'https://charity.example/privacy',
    }),
    attribute('contact-url', {
      kind: 'text',
      label: 'Contact page',
      help: 'Linked below the button.',
      example: 'https://charity.example/contact',
    }),
    attribute('payment-methods', {
      kind: 'text',
      label: 'Ways to pay',
      help: 'Shown below the button. Name what your payment page takes.',
      example: 'Visa, Mastercard, Apple Pay',
    }),
    attribute('manage-url', {
      kind: 'text',
      label: 'Page to manage a recurring donation',
      help: 'Linked after a recurring donation, so that donors can change or cancel it.',
      example: 'https://charity.example/my-donation',
    }),
    attribute('share-url', {
      kind: 'text',
      label: 'Page to share',
      help: 'Donors can share this page after a successful donation.',
      example: 'https://charity.example/appeal',
    }),
    attribute('share-text', {
      kind: 'text',
      label: 'Words to share',
      help: 'Shared with the page. Donors can change them.',
      example: 'Help us clean the river',
    }),
  ],
};
