// A link to a form of the second page, such as `options.html?amount=40#prefill`, leads there with its amount.
const { hash, search } = location;
const isOnSecondPage = ['#prefill', '#purposes', '#gift-aid', '#own-fields'].includes(hash);
if (isOnSecondPage) location.replace(`./options-more.html${search}${hash}`);

export {};
