import { placesOf, plainHeading } from '../headings.ts';
import { numberedRows } from '../read-items.ts';
import type { Table } from '../collect-rows.ts';

/** The headings of an export of WooCommerce that are read, in English and Dutch. */
const NAMES = {
  id: ['id'],
  type: ['type'],
  sku: ['sku', 'artikelnummer'],
  gtin: ['gtin, upc, ean, or isbn', 'gtin, upc, ean of isbn'],
  name: ['name', 'naam'],
  published: ['published', 'gepubliceerd'],
  short: ['short description', 'korte beschrijving', 'korte omschrijving'],
  description: ['description', 'beschrijving', 'omschrijving'],
  saleFrom: ['date sale price starts', 'startdatum actieprijs'],
  saleTo: ['date sale price ends', 'einddatum actieprijs'],
  taxClass: ['tax class', 'belastingklasse'],
  inStock: ['in stock?', 'op voorraad?'],
  stock: ['stock', 'voorraad'],
  lowStock: ['low stock amount', 'lage voorraad'],
  weight: ['kg', 'g', 'lbs', 'oz'].flatMap((unit) => [`weight (${unit})`, `gewicht (${unit})`]),
  sale: ['sale price', 'actieprijs'],
  price: ['regular price', 'reguliere prijs'],
  categories: ['categories', 'categorieen'],
  images: ['images', 'afbeeldingen'],
  parent: ['parent', 'hoofd'],
  brands: ['brands', 'merken'],
} as const;

export type WooField = keyof typeof NAMES;

export interface WooRow {
  readonly row: number;
  readonly has: (field: WooField) => boolean;
  readonly text: (field: WooField) => string;
  readonly heading: (field: WooField) => string;
  /** The attributes that it names, in the order of their numbers. */
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
}

/** Texts are decoded by `read`, because their entries may contain what divides them. */
export function wooRows(table: Table, read: (text: string) => string): WooRow[] {
  const headings = table.rows[0] ?? [];
  const places = placesOf<WooField>(headings, NAMES);
  const attributes = attributePlaces(headings);
  return numberedRows(table).map(({ row, cells }) => ({
    row,
    has: (field) => places.has(field),
    text: (field) => cells[places.get(field) ?? -1]?.trim() ?? '',
    heading: (field) => headings[places.get(field) ?? -1] ?? '',
    attributes: attributes
      .map(({ name, value }) => ({
        name: read(cells[name]?.trim() ?? ''),
        value: cells[value]?.trim() ?? '',
      }))
      .filter(({ name }) => name !== ''),
  }));
}

function attributePlaces(headings: readonly string[]): { name: number; value: number }[] {
  const places = new Map<number, { name: number; value: number }>();
  headings.forEach((heading, place) => {
    const plain = plainHeading(heading);
    const number = Number(/\d+/.exec(plain)?.[0] ?? 0);
    const isOfAttribute = /^(?:attribute|attribuut|eigenschap) \d+ |^\S+ (?:eigenschap|attribuut) \d+$/.test(
      plain,
    );
    if (!isOfAttribute) return;
    const pair = places.get(number) ?? { name: -1, value: -1 };
    if (/\b(?:name|naam)\b/.test(plain)) pair.name = place;
    if (/\b(?:value|waarde)/.test(plain)) pair.value = place;
    places.set(number, pair);
  });
  return [...places].sort(([a], [b]) => a - b).map(([, pair]) => pair);
}
