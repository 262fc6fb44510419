import type { Charity } from '../../src/schema/charity.js';
import { riversLogos } from './logos.js';

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

/** The charities of every sandbox: one with all, some or no data. */
export const ownCharities: SandboxCharities = {
  full: {
    ...rivers,
    website: 'https://rivers-and-reeds.example/',
    logo: riversLogos,
    theme: { primary: '#0f5c5c', secondary: '#f2b33d' },
  },
  partial: {
    ...rivers,
    website: null,
    logo: { ...riversLogos, white: null, favicon: null },
    theme: { primary: '#0f5c5c', secondary: null },
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
