import type { Theme } from '../site/site.schema.ts';

/** A face of visitors' own systems that a page is set in until the font is there. */
interface StandIn {
  /** Full names of the face; these are as wide as each other. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Width of a Dutch text in the font, as a part of its width in this face. */
  readonly width: number;
}

interface WebFont {
  readonly family: string;
  readonly weight: string;
  /** Height above and depth below the base line, in parts of the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** How much larger it is drawn, so that another font of the same size looks as large. */
  readonly scale: number;
  readonly standIns: readonly StandIn[];
}

/**
 * The fonts a website can bring along, by the name its theme stores; open fonts, served from our own address. A font
 * comes with the measures of what stands in for it, so that a page set in the stand-in looks alike.
 */
export const webFonts = {
  figtree: {
    family: 'Figtree',
    weight: '300 900',
    ascent: 0.95,
    descent: 0.25,
    scale: 1,
    standIns: [
      { local: ['Arial', 'Liberation Sans'], weight: '300 500', width: 0.994 },
      { local: ['Arial Bold', 'Liberation Sans Bold'], weight: '501 900', width: 0.951 },
    ],
  },
  instrument_serif: {
    family: 'Instrument Serif',
    weight: '400',
    ascent: 0.99,
    descent: 0.31,
    scale: 1.12,
    standIns: [{ local: ['Times New Roman', 'Liberation Serif'], weight: '400', width: 0.836 }],
  },
} as const satisfies Record<string, WebFont>;

export type WebFontName = keyof typeof webFonts;

const isWebFont = (name: string): name is WebFontName => Object.hasOwn(webFonts, name);

/** The families of a font: itself, then what stands in for it. */
export const webFamilies = (name: WebFontName): string =>
  `"${webFonts[name].family}","${webFonts[name].family} stand-in"`;

/** The fonts a page of this theme needs; none for a theme of visitors' own fonts. */
export function webFontsOf({
  font_primary,
  font_secondary,
}: Pick<Theme, 'font_primary' | 'font_secondary'>): WebFontName[] {
  return [...new Set([font_primary, font_secondary])].filter(isWebFont);
}

/** `@font-face` rules of these fonts and of their stand-ins. `addressOf` gives the address of a font's file. */
export function webFontCss(
  names: readonly WebFontName[],
  addressOf: Readonly<Record<WebFontName, string>>,
): string {
  return names.map((name) => facesOf(webFonts[name], addressOf[name])).join('');
}

function facesOf({ family, weight, ascent, descent, scale, standIns }: WebFont, address: string): string {
  const own = face({
    'font-family': `"${family}"`,
    src: `url(${JSON.stringify(address)}) format("woff2")`,
    'font-weight': weight,
    // A font that arrives late is used from the next page on. Its stand-in is only as wide on average: a swap would
    // break some lines elsewhere and move what is below them.
    'font-display': 'optional',
    'size-adjust': percent(scale),
  });
  const others = standIns.map(({ local, weight: ofStandIn, width }) =>
    face({
      'font-family': `"${family} stand-in"`,
      src: local.map((name) => `local("${name}")`).join(),
      'font-weight': ofStandIn,
      'size-adjust': percent(width * scale),
      // Browsers enlarge these with the face.
      'ascent-override': percent(ascent / width),
      'descent-override': percent(descent / width),
      'line-gap-override': '0%',
    }),
  );
  return [own, ...others].join('');
}

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
