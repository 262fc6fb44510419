import { expect } from '@open-wc/testing';
import { messageTo } from '../../demo/configurator/ask-developer.js';
import { detail } from '../../editor/lints/lint.js';
import { sites } from '../../editor/controls/sites.js';
import { english } from '../../editor/translator.js';

const link = 'https://demo.example/#amounts=5';
const docs = 'https://demo.example/docs/editors/website-builders.html#wix';
const [site] = sites;

it('a message to the developer has the link, the steps and the questions that are open', () => {
  if (!site) throw new Error('There is no site.');
  const message = messageTo(link, docs, site, [
    detail('base-url', english.say('')),
    detail('cdn', english.say('')),
  ]);
  expect(message).to.contain(`\n${link}\n`).and.to.contain(docs).and.to.contain(site.label);
  expect(message.match(/^- .*\?/gm)).to.have.length(2);
  expect(messageTo(link, docs, site, [])).not.to.contain('?');
});
