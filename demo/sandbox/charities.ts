import type { Charity } from '../../src/schema/charity.js';
import type { CharityName } from './keys.js';

const name = 'Rivers & Reeds Trust';
const slug = 'rivers-and-reeds';
const primary = '#0f5c5c';

/** The charity (§2.5) as the origin that was asked shows it: its logos are served by the sandbox itself. */
export const charityOf = (charity: CharityName, origin: string): Charity => {
  const logo = (file: string) => `${origin}/sandbox/logos/${file}`;
  switch (charity) {
    case 'full':
      return {
        name,
        slug,
        website: 'https://rivers-and-reeds.example/',
        logo: {
          color: logo('rivers-and-reeds.svg'),
          white: logo('rivers-and-reeds-white.svg'),
          favicon: logo('rivers-and-reeds-favicon.svg'),
        },
        theme: { primary, secondary: '#f2b33d' },
      };
    case 'partial':
      return {
        name,
        slug,
        website: null,
        logo: { color: logo('rivers-and-reeds.svg'), white: null, favicon: null },
        theme: { primary, secondary: null },
      };
    case 'bare':
      return {
        name: null,
        slug: null,
        website: null,
        logo: { color: null, white: null, favicon: null },
        theme: { primary: null, secondary: null },
      };
  }
};
