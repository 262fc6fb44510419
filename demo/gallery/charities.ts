import type { SandboxCharity } from '../../tools/sandbox/charities.js';

// The ten charities of the gallery, as the sandbox of the demo knows them. Each also has a page and a style here.

/** The colours of a mark. The white version has no background, only an outline. */
type Paint = { ground: string; edge: string; figure: string; detail: string };

type Logo = {
  /** Default: the primary colour. */
  ink?: string;
  /** The width of the name. It's fixed because each system has other fonts. */
  length: number;
  /** Right-to-left names are on the left of the mark. */
  direction?: 'rtl';
  font: string;
  paint: Paint;
  /** In a 48 × 48 square. */
  mark: (paint: Paint) => string;
};

type GalleryCharity = {
  /** The name of its page in this folder. */
  page: string;
  name: string;
  slug: string;
  theme: { primary: string; secondary: string };
  logo: Logo;
};

const square = (corner: number, { ground, edge }: Paint) =>
  `<rect x="1" y="1" width="46" height="46" rx="${corner}" fill="${ground}" stroke="${edge}" stroke-width="2"/>`;

const disc = ({ ground, edge }: Paint) =>
  `<circle cx="24" cy="24" r="23" fill="${ground}" stroke="${edge}" stroke-width="2"/>`;

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;

const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

const serif = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif";
const sans = "'Helvetica Neue', Helvetica, Arimo, Arial, 'Noto Sans', sans-serif";
const round = "Futura, 'Century Gothic', 'URW Gothic', Jost, 'Avenir Next', 'Noto Sans', sans-serif";
const arabic =
  "'Noto Kufi Arabic', 'Geeza Pro', 'Segoe UI', Tahoma, 'Noto Sans Arabic', 'DejaVu Sans', sans-serif";

/** By the name that ends a charity's key, such as `pk_test_sandbox_zakat`. */
const charities: Record<string, GalleryCharity> = {
  zakat: {
    page: 'zakat',
    name: 'Mizan Trust',
    slug: 'mizan-trust',
    theme: { primary: '#0b4f3c', secondary: '#e2b65a' },
    logo: {
      length: 136,
      font: serif,
      paint: { ground: '#0b4f3c', edge: '#0b4f3c', figure: '#e2b65a', detail: '#e2b65a' },
      mark: (paint) =>
        square(9, paint) +
        line(
          'M39.7 30.5 33.2 33.2 30.5 39.7 24 37 17.5 39.7 14.8 33.2 8.3 30.5 11 24 8.3 17.5 14.8 14.8 17.5 8.3 24 11 30.5 8.3 33.2 14.8 39.7 17.5 37 24Z',
          paint.figure,
          2,
        ) +
        path(
          'M33 24 30.4 26.6V30.4H26.6L24 33 21.4 30.4H17.6V26.6L15 24 17.6 21.4V17.6H21.4L24 15 26.6 17.6H30.4V21.4Z',
          paint.detail,
        ),
    },
  },
  gifts: {
    page: 'gifts',
    name: 'Hedge & Hen',
    slug: 'hedge-and-hen',
    theme: { primary: '#3f6b2e', secondary: '#e8a33d' },
    logo: {
      length: 146,
      font: "'Cooper Black', 'Bookman Old Style', 'URW Bookman', Bookman, Rockwell, Georgia, serif",
      paint: { ground: '#fbe3b5', edge: '#fbe3b5', figure: '#b5642f', detail: '#c8452c' },
      mark: (paint) =>
        `${disc(paint)}<g transform="translate(2.9 4.2) scale(.41)">${
          // Its eye and its wing are holes.
          path(
            'M18 60c-4-14 4-22 12-22 10 0 14 6 24 4 4-1 6-6 6-14 0-7 5-12 12-12 6 0 10 4 10 10l7 5-7 4c0 24-12 41-34 41-16 0-26-6-30-16ZM75 22.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM36 50c6 9 20 9 26 0-2 14-22 16-26 0Z',
            paint.figure,
          ) +
          path('M64 15c0-8 6-11 9-5 4-5 11-3 9 5Z', paint.detail) +
          line('M46 78v12m12-12v12', paint.detail, 4)
        }</g>`,
    },
  },
  emergency: {
    page: 'emergency',
    name: 'Tidewater Relief',
    slug: 'tidewater-relief',
    theme: { primary: '#c8102e', secondary: '#12161b' },
    logo: {
      ink: '#12161b',
      length: 176,
      font: sans,
      paint: { ground: '#c8102e', edge: '#c8102e', figure: '#ffffff', detail: '#ffffff' },
      mark: (paint) =>
        square(0, paint) +
        line('M6 18c6-6 12-6 18 0s12 6 18 0', paint.figure, 5) +
        line('M6 30c6-6 12-6 18 0s12 6 18 0', paint.detail, 5),
    },
  },
  membership: {
    page: 'membership',
    name: 'Saltmarsh Library',
    slug: 'saltmarsh-library',
    theme: { primary: '#6d1f2c', secondary: '#24453f' },
    logo: {
      length: 190,
      font: "'Hoefler Text', 'Baskerville Old Face', Baskerville, 'Libre Baskerville', Garamond, Tinos, serif",
      paint: { ground: '#6d1f2c', edge: '#6d1f2c', figure: '#f3e7cf', detail: '#f3e7cf' },
      mark: (paint) =>
        `${square(3, paint)}<circle cx="17" cy="24" r="7" fill="none" stroke="${paint.figure}" stroke-width="4"/>${line('M24 24h17m-4 0v7m-7-7v5', paint.detail, 4)}`,
    },
  },
  museum: {
    page: 'amgueddfa',
    name: 'Amgueddfa Porth Heli',
    slug: 'porth-heli',
    theme: { primary: '#12355b', secondary: '#f4c430' },
    logo: {
      length: 226,
      font: round,
      paint: { ground: '#f4c430', edge: '#f4c430', figure: '#12355b', detail: '#12355b' },
      mark: (paint) =>
        disc(paint) +
        path('M8 30h32l-5 8H13Z', paint.figure) +
        path('M23 8v20H10Zm3 4 12 16H26Z', paint.detail),
    },
  },
  relief: {
    page: 'relief-ar',
    name: 'صندوق ضفاف للإغاثة',
    slug: 'difaf',
    theme: { primary: '#a4432a', secondary: '#2e7f8f' },
    logo: {
      length: 200,
      direction: 'rtl',
      font: arabic,
      paint: { ground: '#a4432a', edge: '#a4432a', figure: '#fbeedb', detail: '#fbeedb' },
      mark: (paint) =>
        disc(paint) +
        // The water in the drop is a hole.
        path(
          'M24 8c8 11 12 17 12 22a12 12 0 0 1-24 0c0-5 4-11 12-22ZM16 28.5c5-4 11 4 16 0v3c-5 4-11-4-16 0Z',
          paint.figure,
        ),
    },
  },
  night: {
    page: 'night',
    name: 'The Long Night',
    slug: 'the-long-night',
    // White is readable on the first colour, so amber is the second, although their dark page uses it for the form.
    theme: { primary: '#0b1426', secondary: '#ffb65c' },
    logo: {
      length: 164,
      font: round,
      paint: { ground: '#0b1426', edge: '#0b1426', figure: '#ffb65c', detail: '#ffb65c' },
      mark: (paint) => disc(paint) + path('M32 34a15 15 0 1 1 0-20 12 12 0 0 0 0 20Z', paint.figure),
    },
  },
  newspaper: {
    page: 'dialog',
    name: 'The Lantern',
    slug: 'the-lantern',
    theme: { primary: '#14213d', secondary: '#fca311' },
    logo: {
      length: 134,
      font: serif,
      paint: { ground: 'none', edge: 'none', figure: '#14213d', detail: '#fca311' },
      mark: ({ figure, detail }) =>
        line('M17 9.5a7 7 0 0 1 14 0', figure, 3) +
        path('M11 9.5h26v5.5H11ZM11 39h26v5.5H11Z', figure) +
        // Its flame is a hole.
        path('M14.5 17h19v20h-19ZM24 20c4 5 5 7 5 10a5 5 0 0 1-10 0c0-3 1-5 5-10Z', detail),
    },
  },
  memorial: {
    page: 'memorial',
    name: 'Nell Harrow Fund',
    slug: 'nell-harrow-fund',
    theme: { primary: '#4a2f52', secondary: '#a8577f' },
    logo: {
      length: 180,
      font: serif,
      paint: { ground: '#4a2f52', edge: '#4a2f52', figure: '#f7efe9', detail: '#e3a9c4' },
      mark: (paint) =>
        disc(paint) +
        // Two wheels, the low frame between them, and the basket in front.
        line('M6.5 30a7 7 0 1 0 14 0 7 7 0 1 0-14 0Zm21 0a7 7 0 1 0 14 0 7 7 0 1 0-14 0Z', paint.figure, 2) +
        line(
          'M13.5 30h9l-3-13.5m-6 13.5 6.5-11m2.5 11c1-6 5-9 9-11.5m-1.5-5.5h-3m3 0 4.5 17.5',
          paint.figure,
          2,
        ) +
        line('M16 16h6.5', paint.figure, 2.5) +
        path('M31.5 11.5h8l-1.5 6h-5Z', paint.detail),
    },
  },
  campaign: {
    page: 'campaign',
    name: 'Last Bus Home',
    slug: 'last-bus-home',
    theme: { primary: '#4318e0', secondary: '#d8ff3c' },
    logo: {
      length: 166,
      font: "Impact, Haettenschweiler, 'Arial Narrow', 'DejaVu Sans Condensed', sans-serif",
      paint: { ground: '#4318e0', edge: '#4318e0', figure: '#d8ff3c', detail: '#ffffff' },
      mark: (paint) =>
        square(12, paint) +
        // The front of a bus: its windscreen and its lamps are holes.
        path(
          'M15 9h18a5 5 0 0 1 5 5v21H10V14a5 5 0 0 1 5-5Zm-1 8v9h20v-9Zm2.5 11.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm15 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
          paint.figure,
        ) +
        path('M12 35h6v5h-6Zm18 0h6v5h-6ZM18 11.5h12v2.5H18Z', paint.detail),
    },
  },
};

const svg = (width: number, height: number, title: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${content}</svg>`;

const white = { ground: 'none', edge: '#ffffff', figure: '#ffffff', detail: '#ffffff' };

const withName = (name: string, { length, direction, font, mark }: Logo, ink: string, paint: Paint) => {
  const isFromRight = direction === 'rtl';
  const width = 68 + length;
  const text = isFromRight ? `x="${length}" direction="rtl"` : `x="66"`;
  return svg(
    width,
    56,
    name,
    `<g transform="translate(${isFromRight ? width - 54 : 4} 4)">${mark(paint)}</g><text ${text} y="36" textLength="${length}" lengthAdjust="spacingAndGlyphs" fill="${ink}" font-family="${font}" font-size="23" font-weight="700">${name}</text>`,
  );
};

/**
 * The charities of the gallery for a sandbox. Each returns to its page.
 *
 * @param pages the path of the demo's pages, such as `/demo`
 */
export const galleryCharities = (pages: string): Record<string, SandboxCharity> =>
  Object.fromEntries(
    Object.entries(charities).map(([key, { page, name, slug, theme, logo }]) => {
      const title = name.replace('&', '&amp;');
      const { ink = theme.primary, paint, mark } = logo;
      return [
        key,
        {
          name,
          slug,
          website: `https://${slug}.example/`,
          theme,
          logo: {
            color: withName(title, logo, ink, paint),
            white: withName(title, logo, '#ffffff', white),
            favicon: svg(48, 48, title, mark(paint)),
          },
          returnUrl: `${pages}/gallery/${page}.html`,
        },
      ];
    }),
  );
