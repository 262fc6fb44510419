// Libraries of pages that take keys, presses and touches wherever their target isn't a field.
import { donorOn, en, expect, test } from '../support/journeys/journey.js';
import { run } from './run.js';

/** Puts the form into the first of two slides. */
const slides = `
  const form = document.querySelector('donation-widget');
  const slider = document.createElement('div');
  slider.className = 'slider';
  slider.innerHTML = '<div class="track"><div class="slide"></div><div class="slide">Two</div></div>';
  document.body.append(slider);
  slider.querySelector('.slide').append(form);
`;

const address = 'tess@sister.example';

test.describe('On a phone', () => {
  test.use({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  });

  test('donors give by touch on a page with FastClick', async ({ page }) => {
    await page.goto('give.html');
    await run(page, "import { FastClick } from 'fastclick'; FastClick.attach(document.body);");
    const donor = donorOn(page);
    await page.getByRole('radio', { name: '£25', exact: true }).tap();
    await expect(donor.submitButton).toHaveText('Donate £25.00');
    await donor.field(en.email).tap();
    await page.keyboard.type(address);
    await donor.submitButton.tap();
    await page.waitForURL(/sandbox/);
  });
});

test('Donors type in a slide of Flickity', async ({ page, donor }) => {
  await page.goto('give.html');
  await run(
    page,
    `import Flickity from 'flickity'; ${slides} new Flickity(slider.firstChild, { cellSelector: '.slide' });`,
  );
  await donor.field(en.email).click();
  await page.keyboard.type(address);
  await expect(donor.field(en.email)).toHaveValue(address);
});

test('Donors type the letters of a page’s shortcuts', async ({ page, donor }) => {
  await page.goto('give.html');
  await run(
    page,
    `import { install } from '@github/hotkey';
    const search = document.createElement('button');
    search.onclick = () => { search.textContent = 'pressed'; };
    document.body.append(search);
    install(search, 's');`,
  );
  await donor.field(en.email).click();
  await page.keyboard.type(address);
  await expect(donor.field(en.email)).toHaveValue(address);
  await expect(page.getByText('pressed')).toBeHidden();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
  });
  await page.keyboard.press('s');
  await expect(page.getByText('pressed')).toBeVisible();
});

for (const [name, script] of [
  [
    'Swiper',
    `import Swiper from 'swiper'; import { Keyboard } from 'swiper/modules'; ${slides}
    slider.firstChild.classList.add('swiper-wrapper');
    for (const one of slider.querySelectorAll('.slide')) one.classList.add('swiper-slide');
    const swiper = new Swiper(slider, { modules: [Keyboard], keyboard: { enabled: true, onlyInViewport: false } });
    globalThis.slideNow = () => swiper.activeIndex;`,
  ],
  [
    'Slick',
    `const jQuery = require('jquery'); require('slick-carousel'); ${slides}
    const track = jQuery(slider.firstChild).slick({ accessibility: true, infinite: false, speed: 0 });
    globalThis.slideNow = () => track.slick('slickCurrentSlide');`,
  ],
] as const)
  test(`Donors move the caret in a slide of ${name}`, async ({ page, donor }) => {
    await page.goto('give.html');
    await run(page, script);
    await page.waitForFunction(() => 'slideNow' in globalThis);
    await donor.field(en.email).click();
    await page.keyboard.type('ts');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('es');
    await expect(donor.field(en.email)).toHaveValue('tess');
    await page.keyboard.press('ArrowRight');
    const slide = await page.evaluate(() => (globalThis as unknown as { slideNow(): number }).slideNow());
    expect(slide).toBe(0);
  });
