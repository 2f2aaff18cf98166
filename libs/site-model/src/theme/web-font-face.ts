/** A system font with adjusted metrics that a page is rendered with until the web font has loaded. */
export interface StandIn {
  /** Full names of the face; all of these have the same widths. */
  readonly local: readonly string[];
  readonly weight: string;
  /** Width of a Dutch text in the web font, relative to its width in this face. */
  readonly width: number;
}

export interface WebFontFace {
  readonly family: string;
  readonly weight: string;
  /** Height above and depth below the base line, relative to the font size. */
  readonly ascent: number;
  readonly descent: number;
  /** Scale factor that makes another font of the same size look as large. */
  readonly scale: number;
  /** Whether the heights are not those that a browser would read from the file. */
  readonly hasOwnLineHeight?: boolean;
  readonly standIns: readonly StandIn[];
}

/** The `@font-face` rules of a face and of its fallback faces. */
export function oneFamily(
  { family, weight, ascent, descent, scale, hasOwnLineHeight, standIns }: WebFontFace,
  address: string,
  late: string,
): string {
  const own = face({
    'font-family': `"${family}"`,
    src: `url(${JSON.stringify(address)}) format("woff2")`,
    'font-weight': weight,
    'font-display': late,
    'size-adjust': percent(scale),
    ...(hasOwnLineHeight && heights(ascent, descent)),
  });
  const others = standIns.map(({ local, weight: ofStandIn, width }) =>
    face({
      'font-family': `"${family} stand-in"`,
      src: local.map((name) => `local("${name}")`).join(),
      'font-weight': ofStandIn,
      'size-adjust': percent(width * scale),
      // Browsers scale these values with the face.
      ...heights(ascent / width, descent / width),
    }),
  );
  return [own, ...others].join('');
}

const heights = (ascent: number, descent: number) => ({
  'ascent-override': percent(ascent),
  'descent-override': percent(descent),
  'line-gap-override': '0%',
});

const face = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
