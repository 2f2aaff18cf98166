import fc from 'fast-check';
import { checkProduct } from '../owned-product/check-product.ts';
import { emptyProductContent } from '../owned-product/empty-content.ts';
import { ownedProductContent } from '../owned-product/owned-product.schema.ts';
import { withdrawalExclusions } from '../schema/withdrawal-exclusion.schema.ts';
import { listOf, sheetOf, variantOf } from './sheet.fixture.ts';
import { sheetColumns, variantColumns } from './sheet-columns.ts';
import type { SheetCells } from './sheet-item.schema.ts';

const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map((one) => one.trim());
const html = fc
  .array(fc.oneof(fc.constantFrom('<p>', '</p>', '\n', ' | ', '>', '"', ';', '&amp;'), text(8)), {
    maxLength: 8,
  })
  .map((parts) => parts.join('').trim());
const cents = fc.integer({ min: 0, max: 1_000_000_000 });
const grams = fc.integer({ min: 0, max: 100_000_000 });
const ean = fc.constantFrom('', '4006381333931', '12345670');
const pictures = (maxLength: number) =>
  fc.uniqueArray(
    fc.stringMatching(/^[a-z0-9 _.>-]{1,12}$/).map((name) => `/media/${name.trim()}`),
    { maxLength },
  );
const words = ['S', 's', 'M', ' L ', 'x | y', 'à > b', '-5', '007', '="1"'];

/** Lists with the combinations of them that exist. */
const combined = fc
  .uniqueArray(fc.constantFrom('', 'maat', 'kleur', 'stof', '5'), { maxLength: 3 })
  .chain((keys) =>
    fc.record({
      keys: fc.constant(keys.map((key, at) => key || String(at))),
      lists: fc.tuple(
        ...keys.map((key, at) =>
          fc
            .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
            .map((titles) => listOf(key, `Lijst ${at}`, ...titles)),
        ),
      ),
    }),
  )
  .chain(({ keys, lists }) => {
    const all = lists.reduce<string[][]>(
      (before, { options }) => before.flatMap((one) => options.map(({ title }) => [...one, title])),
      [[]],
    );
    return fc
      .subarray(keys.length === 0 ? [] : all, { minLength: Math.min(keys.length, 1) })
      .map((choices) => ({ variant_options: keys, options: lists, choices: choices.slice(0, 12) }));
  });
const variantParts = fc.record({
  ean,
  difference_cents: fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map((one) => one % 1_000_000_001),
  weight_grams: fc.option(grams),
  images: pictures(3),
  number: fc.boolean(),
});

/** A product that can be stored, with the pieces of what is counted. */
export const product = fc
  .record({
    parts: fc.record({
      status: fc.constantFrom('draft', 'published', 'archived'),
      title: text(20).map((title) => title || 'x'),
      url: fc.constantFrom('/a', '/a/b-c'),
      article_number: text(10),
      ean,
      brand: text(10),
      images: pictures(4),
      price_cents: cents,
      sale_price_cents: fc.option(cents),
      cost_cents: fc.option(cents),
      vat_class_id: fc.constantFrom('high', 'low', 'half', 'weg'),
      exclude_base_price: fc.boolean(),
      stock_management: fc.boolean(),
      low_stock: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      intro_description: html,
      short_description: html,
      description: html,
      extra_description: html,
      extra_description_right: html,
      quantity_min: fc.integer({ min: 1, max: 5 }),
      quantity_max: fc.integer({ min: 5, max: 9999 }),
      weight_grams: grams,
      categories: fc.subarray(['c3', 'c1', 'c2']),
      related: fc.constantFrom([], ['p']),
      seo_title: text(20),
      seo_description: text(20),
      withdrawal_exclusion: fc.constantFrom(...withdrawalExclusions),
      maker_id: fc.constantFrom('', 'm1', 'm2'),
      safety_text: text(20),
      delivery_from: fc.constantFrom(null, 1, 2),
      delivery_to: fc.constantFrom(null, 2, 365),
      content_milli: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    }),
    planned: fc.boolean(),
    combined,
    variants: fc.array(variantParts, { minLength: 12, maxLength: 12 }),
    pieces: fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 13, maxLength: 13 }),
  })
  .map(({ parts, planned, combined: { choices, ...lists }, variants, pieces }) => {
    const made = choices.map((one, at) => {
      const { number = false, ...rest } = variants[at] ?? {};
      return variantOf(`v${at}`, one, { ...rest, article_number: number ? `nr\t${at}` : '' });
    });
    const content = {
      ...emptyProductContent,
      ...parts,
      ...lists,
      variants: made,
      publish_at: planned && parts.status === 'draft' ? '2030-01-01T00:00:00Z' : null,
    };
    const counted = made.map(({ id }, at): [string, number] => [id, pieces[at] ?? 0]);
    return {
      content: ownedProductContent.parse(content),
      pieces: {
        ...(content.stock_management && made.length === 0 && { whole: pieces[12] ?? 0 }),
        variants: Object.fromEntries(content.stock_management ? counted : []),
      },
    };
  })
  .filter(({ content }) => Object.keys(checkProduct(content).errors).length === 0);

/** Cells that can be read, for most columns; the others get any text. */
const sensible: SheetCells = {
  url: '/b',
  article_number: 'ST-E|ST-N|ST|nr',
  title: 'Kruk',
  status: 'Online|concept|archived',
  price: '12,50|€ 20|1.000',
  sale_price: '5|5,00',
  cost: '1',
  vat: 'laag|21%',
  stock: '0|1.000',
  low_stock: '3',
  ean: '4006381333931',
  weight: '0|1.200',
  categories: 'Meubels/Tuin|meubels > stoelen|tuin/Tuin',
  images: '/a.jpg|/a.jpg/https://b.nl/1.jpg|https://elders.nl/1.jpg',
  option_1: 'Maat|Hout|12',
  option_2: 'Kleur|Maat.',
  option_3: 'Stof',
  choice_1: 'Eiken|noten|S|s|L',
  choice_2: 'Rood|rood',
  choice_3: 'x',
  quantity_min: '1|2',
  quantity_max: '9|1.000',
  quantity_step: '1',
  withdrawal_exclusion: 'maatwerk|Verzegeld',
  maker: 'noord|Noord',
  content: '750 ml|0,5 kg',
  delivery: '1-3|5',
};
const anyText = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '-5', '|', '> |'),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const cellOf = (column: keyof SheetCells): fc.Arbitrary<string> => {
  const known = sensible[column]?.split('|').map((one) => one.replace('/h', ' | h').replace('/T', ' | T'));
  if (!known) return anyText;
  const read = fc.constantFrom(...known, '', ' ');
  return fc.oneof({ weight: 60, arbitrary: read }, { weight: 1, arbitrary: anyText });
};
const cellsOf = (columns: readonly (keyof SheetCells)[]): fc.Arbitrary<SheetCells> =>
  fc.record(Object.fromEntries(columns.map((column) => [column, cellOf(column)])), { requiredKeys: [] });
/** A product of a sheet, most of which can be read. */
export const item = fc
  .tuple(cellsOf(sheetColumns), fc.array(cellsOf(variantColumns), { maxLength: 3 }))
  .map(([cells, rows]) => sheetOf(cells, ...rows));
/** A product of a sheet with any text in its cells. */
export const hostile = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...sheetColumns), anyText),
    fc.array(fc.dictionary(fc.constantFrom(...sheetColumns), anyText)),
  )
  .map(([cells, rows]) => sheetOf(cells, ...rows));
