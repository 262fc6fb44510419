// Only in Chromium: Firefox ESR has no style queries, and shows the button at the end of the form.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { until } from '../support/elements/until.js';
import { openButton } from '../support/elements/dialog.js';

/** An open dialog with a form that is longer than the window. */
const openLong = async (attributes: Record<string, string> = {}) => {
  const all = { fields: 'name phone address', 'gift-aid': '', ...attributes };
  const opened = await openButton({}, { attributes: all });
  await opened.visitor.press();
  const content = opened.visitor.root.querySelector('.content');
  if (!content) throw new Error('There is no content.');
  const isInView = () => {
    const { bottom, top } = opened.donor.submitButton.getBoundingClientRect();
    const box = content.getBoundingClientRect();
    return top >= box.top && bottom <= box.bottom;
  };
  return { ...opened, content, isInView };
};

describe('The dialog with a long form', () => {
  it('keeps the form’s button in view, and no field with the focus below it', async () => {
    const { content, isInView, donor, element, widget } = await openLong();
    await until(() => content.scrollHeight > content.clientHeight + 100);
    for (const position of [0, 300, content.scrollHeight]) {
      content.scrollTop = position;
      expect(isInView(), String(position)).to.be.true;
    }
    content.scrollTop = 0;
    donor.field(en.line2).focus();
    const { bottom } = donor.field(en.line2).getBoundingClientRect();
    expect(bottom).to.be.at.most(donor.submitButton.getBoundingClientRect().top);
    await expect(element).to.be.accessible();

    // On the page itself the button is at the end of the form.
    element.after(widget);
    await widget.updateComplete;
    expect(getComputedStyle(donor.submitButton).position).to.equal('static');
    widget.remove();
  });
});
