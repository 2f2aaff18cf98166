import { emptyProductContent } from '../owned-product/empty-content.ts';
import type { OwnedProductContent, OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { emptyOption } from '../schema/empty-product.ts';
import type { SheetCells, SheetItem } from './sheet-item.schema.ts';
import type { SheetReading } from './sheet-shop.ts';

/** What sheets in tests are read into: two VAT classes, three categories and one picture that was fetched. */
export function readingOf(changes: Partial<SheetReading> = {}): SheetReading {
  let last = 0;
  const categories = new Map([
    ['c1', 'Meubels'],
    ['c2', 'Meubels > Stoelen'],
    ['c3', 'Hout >> Metaal > A || B'],
  ]);
  return {
    vatClasses: [
      { id: 'high', name: 'Hoog', rate_bp: 2100 },
      { id: 'low', name: 'Laag', rate_bp: 900 },
      { id: 'half', name: 'Bijzonder', rate_bp: 550 },
    ],
    categories,
    categoryIds: new Map([...categories].map(([id, path]) => [path.toLowerCase(), id])),
    properties: [
      {
        key: 'kleur',
        title: 'Kleur',
        kind: 'colour',
        unit: '',
        values: [
          { value: 'Rood', color: '#aa0000' },
          { value: 'Blauw | wit', color: '' },
          { value: 'groen', color: '' },
        ],
      },
      { key: 'hoogte', title: 'Hoogte', kind: 'range', unit: 'cm', values: [] },
    ],
    statuses: { draft: 'Concept', published: 'Online', archived: 'Archief' },
    makers: [
      { id: 'm1', name: 'Noord' },
      { id: 'm2', name: 'Zuid | West' },
    ],
    exclusions: {
      '': '',
      custom: 'Maatwerk',
      perishable: 'Bederfelijk',
      dated: 'Op datum',
      sealed_hygiene: 'Verzegeld',
      sealed_media: 'Verzegelde opname',
      digital: 'Digitaal',
    },
    pictures: new Map([['https://elders.nl/1.jpg', '/media/1.jpg']]),
    clearsEmpty: false,
    newId: () => `new${(last += 1)}`,
    ...changes,
  };
}

/** A product in row 5 of a sheet, with variants in the rows below it. */
export const sheetOf = (cells: SheetCells, ...variants: SheetCells[]): SheetItem => ({
  row: 5,
  cells,
  variants: variants.map((one, at) => ({ row: 6 + at, cells: one })),
});

export const listOf = (connection_id: string, title: string, ...titles: string[]) => ({
  ...emptyOption,
  title,
  layout: 'select' as const,
  connection_id,
  required: true,
  options: titles.map((one) => ({ title: one, price_cents: 0 })),
});

export const variantOf = (
  id: string,
  choices: string[],
  changes: Partial<OwnedVariant> = {},
): OwnedVariant => ({
  id,
  choices,
  article_number: '',
  ean: '',
  difference_cents: 0,
  weight_grams: null,
  images: [],
  ...changes,
});

/** A chair of € 10 in two woods, of which the second costs € 2,50 more. */
export const chair: OwnedProductContent = {
  ...emptyProductContent,
  title: 'Stoel',
  url: '/stoel',
  article_number: 'ST',
  price_cents: 1000,
  options: [listOf('hout', 'Hout', 'Eiken', 'Noten')],
  variant_options: ['hout'],
  variants: [
    variantOf('a', ['Eiken'], { article_number: 'ST-E', weight_grams: 4000, images: ['/media/e.jpg'] }),
    variantOf('b', ['Noten'], { article_number: 'ST-N', ean: '4006381333931', difference_cents: 250 }),
  ],
};
