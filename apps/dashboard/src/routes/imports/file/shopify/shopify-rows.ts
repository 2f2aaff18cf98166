import type { Table } from '../collect-rows.ts';
import { placesOf } from '../headings.ts';
import type { Attribute } from '../attribute-properties.ts';
import { numberedRows } from '../read-items.ts';

/** The headings of an export of Shopify that are read, and those of its template of 2025. */
const NAMES = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category'],
  type: ['type'],
  published: ['published', 'published on online store'],
  status: ['status'],
  name1: ['option1 name'],
  value1: ['option1 value'],
  name2: ['option2 name'],
  value2: ['option2 value'],
  name3: ['option3 name'],
  value3: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  stock: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compare: ['variant compare at price', 'compare-at price', 'compare at price'],
  barcode: ['variant barcode', 'barcode'],
  image: ['image src', 'product image url'],
  position: ['image position'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  cost: ['cost per item'],
} as const;

export type ShopifyField = keyof typeof NAMES;

export interface ShopifyRow {
  readonly row: number;
  readonly has: (field: ShopifyField) => boolean;
  readonly text: (field: ShopifyField) => string;
  /** The fields that the shop, or the category of the product, adds to it. */
  readonly attributes: readonly Attribute[];
}

/** Such as "Kleur (product.metafields.shopify.color-pattern)"; those of apps, such as ratings, are not for visitors. */
const METAFIELD = /^(.+?)\s*\(product\.metafields\.(?:custom|shopify)\.[^)]+\)$/i;

/**
 * The rows of each product, by its handle, in the order of the file. Another title begins another product, also with the same
 * handle or none.
 */
export function shopifyGroups(table: Table): ShopifyRow[][] {
  const headings = table.rows[0] ?? [];
  const places = placesOf<ShopifyField>(headings, NAMES);
  const metafields = headings.flatMap((heading, place) => {
    const name = METAFIELD.exec(heading.trim())?.[1] ?? '';
    return name === '' ? [] : [{ name, place }];
  });
  const groups: ShopifyRow[][] = [];
  const latest = new Map<string, { rows: ShopifyRow[]; title: string }>();
  let handle = '';
  for (const { row, cells } of numberedRows(table)) {
    const text = (field: ShopifyField) => cells[places.get(field) ?? -1]?.trim() ?? '';
    const title = text('title');
    if (text('handle') !== '' || title !== '') handle = text('handle');
    const known = latest.get(handle);
    const isOther = title !== '' && known !== undefined && known.title !== '' && known.title !== title;
    const isNew = known === undefined || isOther || (handle === '' && title !== '');
    const group = isNew ? { rows: [], title } : known;
    if (isNew) groups.push(group.rows);
    const attributes = metafields.map(({ name, place }) => ({ name, values: entriesOf(cells[place] ?? '') }));
    group.rows.push({ row, has: (field) => places.has(field), text, attributes });
    group.title ||= title;
    latest.set(handle, group);
  }
  return groups;
}

/** The entries of a list; a structured text, which is no value, has none. */
function entriesOf(text: string): string[] {
  if (/^\s*[{[]/.test(text)) return [];
  return text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
