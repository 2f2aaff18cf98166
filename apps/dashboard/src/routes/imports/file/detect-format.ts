import { columnNames } from './column-names.ts';
import { plainHeading } from './headings.ts';

/** Whose sheet it is: an export of Etalage, of another system, or one that somebody made. */
export type SheetFormat = 'own' | 'woocommerce' | 'shopify' | 'other';

/** In each group at least one of these headings; the groups together occur in one system only. */
const MARKS: Readonly<Record<'woocommerce' | 'shopify', readonly (readonly string[])[]>> = {
  woocommerce: [
    ['type'],
    ['name', 'naam'],
    [
      'regular price',
      'reguliere prijs',
      'visibility in catalog',
      'zichtbaarheid in catalogus',
      'parent',
      'hoofd',
      'attribute 1 name',
      'attribuut 1 naam',
      'naam eigenschap 1',
    ],
  ],
  shopify: [
    ['handle', 'url handle'],
    ['title', 'variant sku', 'variant price', 'sku'],
    ['option1 name', 'variant price', 'variant sku', 'body (html)', 'published on online store', 'image src'],
  ],
};

export function detectFormat(headings: readonly string[]): SheetFormat {
  const plain = headings.map(plainHeading).filter((heading) => heading !== '');
  if (isOwn(plain)) return 'own';
  const has = (names: readonly string[]) => names.some((name) => plain.includes(name));
  if (MARKS.shopify.every(has)) return 'shopify';
  return MARKS.woocommerce.every(has) ? 'woocommerce' : 'other';
}

/** The heading of the kind is only in exports of Etalage; people may have removed and added other columns. */
function isOwn(headings: readonly string[]): boolean {
  const { kind, ...rest } = columnNames();
  const own = Object.values(rest).map(([name]) => name);
  return headings.includes(kind[0] ?? '') && headings.filter((heading) => own.includes(heading)).length >= 2;
}
