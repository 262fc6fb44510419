import type { Charity } from '../../src/schema/charity.js';

type Entry = Charity & {
  /** Logos by their file names, as they are in `logos`. */
  logo: Record<'color' | 'white' | 'favicon', string | null>;
  /** The organisation's default return page (§4.1), in the folder of the demo's pages. */
  returnPage: string;
};

const logosOf = (slug: string) => ({
  color: `${slug}.svg`,
  white: `${slug}-white.svg`,
  favicon: `${slug}-favicon.svg`,
});

const rivers = {
  name: 'Rivers & Reeds Trust',
  slug: 'rivers-and-reeds',
  returnPage: 'thank-you.html',
};

/** The charities of the sandbox (§2.5): one with all, some or no data, and those of the gallery. */
const charities = {
  full: {
    ...rivers,
    website: 'https://rivers-and-reeds.example/',
    logo: logosOf('rivers-and-reeds'),
    theme: { primary: '#0f5c5c', secondary: '#f2b33d' },
  },
  partial: {
    ...rivers,
    website: null,
    logo: { ...logosOf('rivers-and-reeds'), white: null, favicon: null },
    theme: { primary: '#0f5c5c', secondary: null },
  },
  bare: {
    name: null,
    slug: null,
    website: null,
    logo: { color: null, white: null, favicon: null },
    theme: { primary: null, secondary: null },
    returnPage: 'thank-you.html',
  },
  zakat: {
    name: 'Mizan Trust',
    slug: 'mizan-trust',
    website: 'https://mizan-trust.example/',
    logo: logosOf('mizan-trust'),
    theme: { primary: '#0b4f3c', secondary: '#e2b65a' },
    returnPage: 'gallery/zakat.html',
  },
  gifts: {
    name: 'Hedge & Hen',
    slug: 'hedge-and-hen',
    website: 'https://hedge-and-hen.example/',
    logo: logosOf('hedge-and-hen'),
    theme: { primary: '#3f6b2e', secondary: '#e8a33d' },
    returnPage: 'gallery/gifts.html',
  },
  emergency: {
    name: 'Tidewater Relief',
    slug: 'tidewater-relief',
    website: 'https://tidewater-relief.example/',
    logo: logosOf('tidewater-relief'),
    theme: { primary: '#c8102e', secondary: '#12161b' },
    returnPage: 'gallery/emergency.html',
  },
  membership: {
    name: 'Saltmarsh Library',
    slug: 'saltmarsh-library',
    website: 'https://saltmarsh-library.example/',
    logo: logosOf('saltmarsh-library'),
    theme: { primary: '#6d1f2c', secondary: '#24453f' },
    returnPage: 'gallery/membership.html',
  },
  museum: {
    name: 'Amgueddfa Porth Heli',
    slug: 'porth-heli',
    website: 'https://porth-heli.example/',
    logo: logosOf('porth-heli'),
    theme: { primary: '#12355b', secondary: '#f4c430' },
    returnPage: 'gallery/amgueddfa.html',
  },
  relief: {
    name: 'صندوق ضفاف للإغاثة',
    slug: 'difaf',
    website: 'https://difaf.example/',
    logo: logosOf('difaf'),
    theme: { primary: '#a4432a', secondary: '#2e7f8f' },
    returnPage: 'gallery/relief-ar.html',
  },
  night: {
    name: 'The Long Night',
    slug: 'the-long-night',
    website: 'https://the-long-night.example/',
    logo: logosOf('the-long-night'),
    // White is readable on the first colour, so amber is the second, although their dark page uses it for the form.
    theme: { primary: '#0b1426', secondary: '#ffb65c' },
    returnPage: 'gallery/night.html',
  },
  newspaper: {
    name: 'The Lantern',
    slug: 'the-lantern',
    website: 'https://the-lantern.example/',
    logo: logosOf('the-lantern'),
    theme: { primary: '#14213d', secondary: '#fca311' },
    returnPage: 'gallery/dialog.html',
  },
  memorial: {
    name: 'Nell Harrow Fund',
    slug: 'nell-harrow-fund',
    website: 'https://nell-harrow-fund.example/',
    logo: logosOf('nell-harrow-fund'),
    theme: { primary: '#4a2f52', secondary: '#a8577f' },
    returnPage: 'gallery/memorial.html',
  },
  campaign: {
    name: 'Last Bus Home',
    slug: 'last-bus-home',
    website: 'https://last-bus-home.example/',
    logo: logosOf('last-bus-home'),
    theme: { primary: '#4318e0', secondary: '#d8ff3c' },
    returnPage: 'gallery/campaign.html',
  },
} satisfies Record<string, Entry>;

export type CharityName = keyof typeof charities;

export const charityNames = Object.keys(charities) as CharityName[];

/** The charity (§2.5), with logos that the sandbox serves at `place`. */
export const charityOf = (charity: CharityName, place: string): Charity => {
  const { name, slug, website, logo, theme } = charities[charity];
  const addressOf = (file: string | null) => file && `${place}/sandbox/logos/${file}`;
  return {
    name,
    slug,
    website,
    logo: { color: addressOf(logo.color), white: addressOf(logo.white), favicon: addressOf(logo.favicon) },
    theme,
  };
};

export const returnPageOf = (charity: CharityName): string => charities[charity].returnPage;
