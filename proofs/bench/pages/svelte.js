/* global CSSStyleSheet, document */
import { mount } from 'svelte';
import css from './form.css?inline';
import Donation from './Donation.svelte';
import { places } from './form.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
places().forEach((target, id) => mount(Donation, { target, props: { id } }));
