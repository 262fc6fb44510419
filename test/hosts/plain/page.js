// The page's code without a framework, for the module and the classic script.
const main = document.querySelector('main');
const widget = document.querySelector('donation-widget');
const on = (id, type, listener) => document.getElementById(id).addEventListener(type, listener);
const note = (name, detail) => console.info(name, JSON.stringify(detail));
const noteGift = ({ type, amount, currency, interval }) => note(type, { amount, currency, interval });

widget.payer = { first_name: 'Ada' };
widget.messages = { emailHint: 'We’ll email you once' };

document.addEventListener('donation-change', noteGift);
document.addEventListener('donation-submit', (event) => {
  event.request.metadata = { ...event.request.metadata, campaign: 'spring' };
  event.waitUntil(Promise.resolve());
  note(event.type, event.request.payer.email);
});
document.addEventListener('donation-checkout', ({ type, paymentType }) => note(type, paymentType));
document.addEventListener('donation-redirect', ({ type, url }) =>
  note(type, new URL(url).pathname.split('/')[1]),
);
document.addEventListener('donation-complete', noteGift);

let renders = 0;
on('render', 'click', ({ target }) => {
  renders += 1;
  target.textContent = `Render again (${renders} so far)`;
  widget.presets = [{ amount: 2500, interval: 'month', impact: `25 reeds, update ${renders}` }];
});
on('other-amounts', 'click', () => {
  widget.presets = null;
  widget.setAttribute('amounts', '30 60');
});
on('offer-gift-aid', 'change', ({ target }) => widget.toggleAttribute('gift-aid', target.checked));
on('toggle', 'click', ({ target }) => {
  if (widget.isConnected) widget.remove();
  else main.append(widget);
  target.textContent = widget.isConnected ? 'Remove the form' : 'Add the form';
});
