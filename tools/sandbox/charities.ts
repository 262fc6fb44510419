import type { Charity } from '../../src/schema/charity.js';

// The width is fixed because each system has another serif font.
const wordmark = (ink: string) =>
  `<g fill="${ink}" font-family="Georgia, 'Times New Roman', 'Liberation Serif', serif">
    <text x="66" y="30" font-size="23" font-weight="700" textLength="170" lengthAdjust="spacingAndGlyphs">Rivers &amp; Reeds</text>
    <text x="67" y="48" font-size="12.5" textLength="66">TRUST</text>
  </g>`;

/** A river that bends towards the viewer, in a 56 × 56 square. */
const river = (ink: string) =>
  `<path fill="${ink}" d="M31.2 15.5c-7.6 2.2-9.4 5.6-2.6 9.6 6.6 3.9 4.3 7.3-4.1 10.3-6.7
    2.4-11 6-12.4 10.6A24 24 0 0 0 40.5 48.5c-1.2-4.6 1.3-7.9 4.3-10.7 5.4-5 3.6-9.4-4.7-12.9-6.7-2.8-7.9-5.8-4.6-9.4z"/>`;

const reed = (x: number, top: number, foot: number, stem: string, head: string) =>
  `<path d="M${x} ${top}V${foot}" stroke="${stem}" stroke-width="1.6" stroke-linecap="round"/>
   <rect x="${x - 1.7}" y="${top + 2}" width="3.4" height="8.5" rx="1.7" fill="${head}"/>`;

const reeds = (stem: string, head: string) =>
  reed(11.5, 15, 36, stem, head) + reed(17, 9.5, 33, stem, head) + reed(22.3, 14.5, 24, stem, head);

const mark = (ground: string, water: string, head: string) =>
  `<circle cx="28" cy="28" r="27" fill="${ground}"/>${river(water)}${reeds(water, head)}`;

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${content}</svg>`;

const name = 'Rivers &amp; Reeds Trust';

const whiteMark = `<circle cx="28" cy="28" r="26" fill="none" stroke="#ffffff" stroke-width="2"/>${river('#ffffff')}${reeds('#ffffff', '#ffffff')}`;

/** The logos of the Rivers & Reeds Trust. */
const riversLogos = {
  color: svg(240, 56, name, mark('#0f5c5c', '#d8efe9', '#f2b33d') + wordmark('#0f3d3d')),
  white: svg(240, 56, name, whiteMark + wordmark('#ffffff')),
  favicon: svg(56, 56, name, mark('#0f5c5c', '#d8efe9', '#f2b33d')),
};

type Logos = NonNullable<Charity['logo']>;

/** A charity (§2.5) of a sandbox. */
export type SandboxCharity = Omit<Charity, 'logo'> & {
  /** SVG texts. The sandbox serves them under the charity's slug. */
  logo: Logos;
  /** The charity's default return address (§4.1), as in the sandbox's options. Default: the sandbox's. */
  returnUrl?: string;
};

/** The charities by the name that ends their keys. */
export type SandboxCharities = Readonly<Record<string, SandboxCharity>>;

const rivers = { name: 'Rivers & Reeds Trust', slug: 'rivers-and-reeds' };

/** The colour of the sandbox's own charity, on its payment page and in the thanks. */
export const ownPrimary = '#0f5c5c';

/** The charities of every sandbox: one with all, some or no data. */
export const ownCharities: SandboxCharities = {
  full: {
    ...rivers,
    website: 'https://rivers-and-reeds.example/',
    logo: riversLogos,
    theme: { primary: ownPrimary, secondary: '#f2b33d' },
  },
  partial: {
    ...rivers,
    website: null,
    logo: { ...riversLogos, white: null, favicon: null },
    theme: { primary: ownPrimary, secondary: null },
  },
  bare: {
    name: null,
    slug: null,
    website: null,
    logo: { color: null, white: null, favicon: null },
    theme: { primary: null, secondary: null },
  },
};

const suffixes = { color: '', white: '-white', favicon: '-favicon' };

const fileOf = ({ slug, logo }: SandboxCharity, kind: keyof Logos) =>
  slug && logo[kind] ? `${slug}${suffixes[kind]}.svg` : null;

/** The charity as a donation has it (§2.5), with logos that the sandbox serves at `place`. */
export const charityForm = (charity: SandboxCharity, place: string): Charity => {
  const { name, slug, website, theme } = charity;
  const addressOf = (kind: keyof Logos) => {
    const file = fileOf(charity, kind);
    return file && `${place}/sandbox/logos/${file}`;
  };
  return {
    name,
    slug,
    website,
    logo: { color: addressOf('color'), white: addressOf('white'), favicon: addressOf('favicon') },
    theme,
  };
};

/** The logos of charities by file name. */
export const logoFiles = (charities: readonly SandboxCharity[]): ReadonlyMap<string, string> =>
  new Map(
    charities.flatMap((charity) =>
      (['color', 'white', 'favicon'] as const).flatMap((kind) => {
        const file = fileOf(charity, kind);
        const logo = charity.logo[kind];
        return file && logo ? [[file, logo] as const] : [];
      }),
    ),
  );
