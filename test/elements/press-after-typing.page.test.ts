import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { en } from '../../src/languages/en.js';
import { openWidget } from '../support/elements/donor.js';

describe('<donation-widget> with its button pressed by a mouse', () => {
  it('draws the form once for a press right after typing', async () => {
    const { element, donor } = await openWidget();
    await donor.type('Other amount', '12');
    let drawings = 0;
    element.addController({ hostUpdated: () => (drawings += 1) });
    donor.submitButton.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = donor.submitButton.getBoundingClientRect();
    const position: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position });
    await resetMouse();
    expect(donor.errorSummary).to.deep.equal([en['email.required']]);
    expect(drawings).to.equal(1);
  });
});
