import { expect } from '@open-wc/testing';
import { inks, lines } from '../../../build/wordpress/inks.js';
import { tokenStyles } from '../../../src/elements/tokens.styles.js';

describe('The colours that must be visible on the background of a WordPress theme', () => {
  it('have the lines of the elements', () => {
    expect(tokenStyles.cssText).to.contain(`--_control: light-dark(${lines.light}, ${lines.dark});`);
  });

  it('are those of hints, errors, success and lines', () => {
    expect(inks().map(({ light }) => light)).to.deep.equal(['#566072', '#b3261e', '#146c43', '#76808f']);
  });
});
