import { attribute, type Group } from './control.js';

export const records: Group = {
  title: 'Links and your records',
  controls: [
    attribute('prefill-from-url', {
      kind: 'set',
      options: [
        { value: 'amount', label: 'Amount' },
        { value: 'interval', label: 'Interval' },
        { value: 'project', label: 'Project' },
        { value: 'intention', label: 'Intention' },
      ],
      label: 'What a link may fill in',
      help: 'With “Amount”, a link that ends in ?amount=50 chooses 50. If you offer several currencies, add one: ?amount=50&currency=EUR.',
      initial: 'amount interval',
    }),
    attribute('attribution', {
      kind: 'text',
      label: 'Campaign details from the link',
      help: 'Add utm to save the campaign with each gift, from links with utm_source, utm_campaign and so on. Other names go after it.',
      example: 'utm gclid',
    }),
    attribute('variant', {
      kind: 'text',
      label: 'Variant',
      help: 'If you compare versions of this form, name this one. Your analytics and your records show the name.',
      example: 'b',
    }),
    attribute('metadata', {
      kind: 'json',
      label: 'Notes for your records',
      help: 'Sent with every gift. In JSON.',
      example: '{"campaign": "spring"}',
    }),
  ],
};
