import type { ProductOption } from '../schema/product.schema.ts';

/** A colour or material in which a product is sold, as a dot in a grid. */
export interface Swatch {
  /** As the owner wrote it: "Eiken". */
  title: string;
  /** `#rrggbb`. */
  color: string;
}

/** An option, as far as it decides what a product is available in. */
interface ListedOption extends Pick<ProductOption, 'layout'> {
  options: readonly { title: string }[];
}

/**
 * Colours of Dutch words for woods, fabrics and colours; the last known word of a title counts: "Essen, zwart".
 */
const looks: Readonly<Record<string, string>> = {
  eiken: '#c9a377',
  eik: '#c9a377',
  essen: '#e0cba9',
  es: '#e0cba9',
  noten: '#7b5b42',
  walnoot: '#7b5b42',
  beuken: '#d9b38a',
  kersen: '#a9653f',
  berken: '#e6d3b1',
  grenen: '#e3c08d',
  teak: '#9c6b3f',
  gerookt: '#5f4632',
  naturel: '#d8c3a0',
  zwart: '#26231f',
  wit: '#f6f3ec',
  gebroken: '#efe8da',
  crème: '#efe6d2',
  kalk: '#e6e0d4',
  krijtwit: '#f1ede4',
  grijs: '#8f8d88',
  antraciet: '#3c3d3f',
  zand: '#cdb795',
  linnen: '#cfc3ae',
  haver: '#cfc3ae',
  leisteen: '#454f57',
  beige: '#d6c6a8',
  bruin: '#6f4e37',
  leer: '#8a5a3b',
  cognac: '#a05f34',
  terra: '#b1603f',
  terracotta: '#b1603f',
  roest: '#8c4a31',
  roestrood: '#8c4a31',
  roestrode: '#8c4a31',
  rood: '#a3322b',
  roze: '#d9a9a3',
  oker: '#c08a2e',
  geel: '#e0b63f',
  groen: '#5f7153',
  mosgroen: '#6b7350',
  salie: '#8d967c',
  mos: '#6b7350',
  olijf: '#6f6d3f',
  blauw: '#3f5a73',
  inkt: '#39434d',
  nacht: '#2b3544',
  paars: '#6a4d6e',
  messing: '#b08d4f',
  koper: '#b26e45',
  chroom: '#c3c6c8',
};

const parts = /[a-zà-ÿ]+/g;

/**
 * The colours or materials of a product, in its own order: the choices of the first list of which at least two are
 * known. Choices with an unknown colour are left out; empty when a product has only one look.
 */
export function swatchesOf(options: readonly ListedOption[]): Swatch[] {
  for (const { layout, options: choices } of options) {
    if (layout !== 'select') continue;
    const known = choices.flatMap(({ title }) => {
      const color = knownColor(title);
      return color ? [{ title, color }] : [];
    });
    if (known.length > 1) return known;
  }
  return [];
}

/** `#rrggbb` of a wood, fabric or colour by its Dutch name; undefined if it is not known. */
export function knownColor(title: string): string | undefined {
  const words = title.toLowerCase().match(parts) ?? [];
  const word = words.findLast((part) => Object.hasOwn(looks, part));
  return word && looks[word];
}
