import { stylesOf, thanksStylesOf, usualHeights } from '../../editor/styles-of.js';

/** A form behind a button takes no space. Block themes move only blocks into the column of the text. */
const ofButton = [
  'donation-button > donation-widget { min-height: 0; }',
  ':not(p) > donation-button { display: block; }',
];

const buttonBlock = '.wp-block-donation-widget-button';
const otherBlocks = ':where(.wp-block-donation-widget-form, .wp-block-donation-widget-status)';

/**
 * WordPress makes a block on the left or right as narrow as its contents, so these need a width of their own. A theme
 * can make the block narrower.
 */
const ofBlocks = [
  `${otherBlocks}:where(.alignleft, .alignright) { max-width: 100%; }`,
  ':is(.alignleft, .alignright) > :is(donation-widget, donation-status)' +
    ' { width: var(--donation-max-width, 30em); max-width: 100%; }',
  '.aligncenter > :is(donation-widget, donation-status) { margin-inline: auto; }',
  `${buttonBlock} > donation-button { display: inline-block; }`,
  `${buttonBlock}.aligncenter { text-align: center; }`,
  `${buttonBlock}:is(.alignwide, .alignfull) > donation-button { display: block; }`,
];

const withThanks = { 'slot-succeeded': 'Thanks' };

/** The style of the configurator’s snippets, and of blocks, on one line. */
export const pluginStyle = (): string =>
  [stylesOf(withThanks, usualHeights), thanksStylesOf(withThanks), ...ofButton, ...ofBlocks]
    .join(' ')
    .replaceAll(/\s+/g, ' ');
