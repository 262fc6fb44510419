import { expect } from '@open-wc/testing';
import { emulateMedia, resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { en } from '../../src/languages/en.js';
import type { Donor } from '../support/elements/donor.js';
import { until } from '../support/elements/until.js';
import { everything } from '../support/accessibility/forms.js';
import {
  fillIn,
  hanging,
  makeEveryError,
  open,
  openCheckAgain,
  openWithEveryError,
  tell,
} from '../support/accessibility/states.js';
import { lookAsEver, lookAt } from '../support/accessibility/views.js';

/** The look of an element, with the colours as they appear on the system's background. */
const lookOf = (drawn: Element) => {
  const { backgroundColor, color, borderTopColor, borderTopStyle, borderTopWidth, outlineStyle } =
    getComputedStyle(drawn);
  const probe = document.createElement('div');
  probe.style.backgroundColor = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  const shown = (...layers: string[]) => {
    for (const layer of [canvas, ...layers]) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
  };
  const hasEdge = borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1;
  return {
    ground: shown(backgroundColor),
    color: shown(backgroundColor, color),
    edge: hasEdge ? shown(backgroundColor, borderTopColor) : null,
    isRinged: outlineStyle !== 'none',
  };
};

/** The contrast of two colours, each given as `red green blue`. */
const contrastOf = (...colours: [string, string]): number => {
  const [light = 0, dark = 0] = colours
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = colour.split(' ').map((channel) => {
        const share = Number(channel) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    })
    .sort((x, y) => y - x);
  return light / dark;
};

/** The visible element of the radio with this name. */
const optionOf = (donor: Donor, name: string): HTMLElement => {
  const drawn = donor.field(name).closest('.option')?.querySelector('span');
  if (!drawn) throw new Error(`There is no option “${name}”.`);
  return drawn;
};

const buttonOf = (donor: Donor, words: string, item: string): HTMLElement => {
  const name = words.replace('{label}', item);
  const found = donor.find(name);
  if (!found) throw new Error(`There is no button “${name}”.`);
  return found;
};

/** The box around the field with this name. */
const boxOf = (donor: Donor, name: string): Element => {
  const found = donor.field(name).closest('.control');
  if (!found) throw new Error(`“${name}” has no box.`);
  return found;
};

/** Checks that each of these parts has a visible edge, and returns their number. */
const expectEdges = ({ root }: Donor, parts: string): number => {
  const all = root.querySelectorAll<HTMLElement>(parts);
  for (const one of all) {
    const { edge, ground } = lookOf(one);
    expect([null, ground], one.innerText).not.to.include(edge);
  }
  return all.length;
};

for (const scheme of ['light', 'dark'] as const) {
  describe(`In forced colours, ${scheme},`, () => {
    before(async () => {
      await lookAt({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' });
      await until(() => matchMedia('(forced-colors: active)').matches, 'No forced colours.');
    });
    after(lookAsEver);

    it('the chosen options look different from the others', async () => {
      const { donor } = await open(everything);
      await donor.choose('£25');
      for (const [chosen, other] of [
        [en.month, en.once],
        ['£25', '£50'],
      ] as const) {
        const look = lookOf(optionOf(donor, chosen));
        const plain = lookOf(optionOf(donor, other));
        expect(contrastOf(look.ground, plain.ground)).to.be.above(3);
        expect(contrastOf(look.color, look.ground)).to.be.above(4.5);
        expect(contrastOf(plain.color, plain.ground)).to.be.above(4.5);
      }
    });

    it('every field, option and button has an edge', async () => {
      const { donor } = await openWithEveryError();
      const edged = '.control, .option input:not(:checked) + span, .stepper, .button, .summary';
      expect(expectEdges(donor, edged)).to.be.above(20);
      expect(expectEdges((await openCheckAgain()).donor, '.button')).to.equal(1);
    });

    it('the focus is always visible', async () => {
      const { donor, page } = await open(everything);
      page.querySelector('h1')?.focus();
      for (const part of [
        optionOf(donor, en.month),
        buttonOf(donor, en.more, 'Nest box'),
        boxOf(donor, en.customAmount),
        donor.field(en.giftAidYes),
        boxOf(donor, en.country),
        donor.submitButton,
      ]) {
        for (let presses = 0; presses < 40 && !lookOf(part).isRinged; presses += 1) {
          await sendKeys({ press: 'Tab' });
        }
        expect(lookOf(part).isRinged, part.outerHTML).to.be.true;
      }
    });

    it('busy and disabled buttons look different', async () => {
      const { donor } = await open(
        { items: '[{ "label": "Reeds", "amount": 4.50 }]' },
        { service: hanging() },
      );
      const fewer = lookOf(buttonOf(donor, en.fewer, 'Reeds'));
      expect(fewer.color).not.to.equal(lookOf(buttonOf(donor, en.more, 'Reeds')).color);
      await fillIn(donor);
      const before = lookOf(donor.submitButton);
      await donor.submit();
      expect(donor.notice).to.equal(en.sending);
      expect(lookOf(donor.submitButton).color).not.to.equal(before.color);
    });
  });
}

/** Moves the pointer over a part. */
const hover = async (part: Element): Promise<void> => {
  part.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = part.getBoundingClientRect();
  await sendMouse({
    type: 'move',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
  await until(() => part.matches(':hover'), 'The pointer is elsewhere.');
};

describe('Motion', () => {
  after(async () => {
    await resetMouse();
    await lookAsEver();
  });

  const touchEverything = async () => {
    const { donor } = await open(everything);
    const started: string[] = [];
    // These events do not leave the shadow root.
    for (const type of ['transitionrun', 'animationstart']) {
      donor.root.addEventListener(type, ({ target }) => started.push(`${type} ${String(target)}`), true);
    }
    await donor.choose('£25');
    await donor.choose(en.once);
    await hover(donor.field('£50'));
    await hover(donor.submitButton);
    await donor.choose(en.month);
    await makeEveryError(donor);
    // The events of new transitions and animations fire within a frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { started, root: donor.root };
  };

  it('is off if the donor prefers reduced motion', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { started, root } = await touchEverything();
    const seconds = [...root.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo);
        return [parseFloat(transitionDuration), animationName === 'none' ? 0 : parseFloat(animationDuration)];
      }),
    );
    expect(Math.max(...seconds)).to.equal(0);
    expect(started).to.deep.equal([]);
    await tell('pending');
    expect(document.getAnimations()).to.deep.equal([]);
  });

  it('is on for other donors', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const { started } = await touchEverything();
    expect(started.map((event) => event.split(' ')[0])).to.include.members([
      'transitionrun',
      'animationstart',
    ]);
  });
});
