import { describe, expect, it } from 'vitest';
import { emptyProductContent } from '../owned-product/empty-content.ts';
import type { OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { applyVariants } from './apply-variants.ts';
import { chair, listOf, readingOf, sheetOf, variantOf } from './sheet.fixture.ts';
import type { SheetCells } from './sheet-item.schema.ts';
import type { SheetReading } from './sheet-shop.ts';

const [oak, walnut] = chair.variants as [OwnedVariant, OwnedVariant];
const bare = { ...emptyProductContent, price_cents: 1000 };
const onChair = (rows: SheetCells[], changes: Partial<SheetReading> = {}) =>
  applyVariants(chair, sheetOf({}, ...rows), readingOf(changes));
const variantsOf = (...rows: SheetCells[]) => onChair(rows).content.variants;

describe('a product without variants', () => {
  it.each([1, 2, 3])('gets %i lists with the choices of its rows', (count) => {
    const titles = ['Maat', 'Kleur', 'Stof'].slice(0, count);
    const cells = Object.fromEntries(titles.map((title, at) => [`option_${at + 1}`, title]));
    const rows = ['A', 'B'].map((word) =>
      Object.fromEntries(titles.map((_, at) => [`choice_${at + 1}`, `${word}${at}`])),
    );
    const { content, errors, rows: places } = applyVariants(bare, sheetOf(cells, ...rows), readingOf());
    expect(errors).toEqual([]);
    expect(content.options).toEqual(
      titles.map((title, at) => listOf(title.toLowerCase(), title, `A${at}`, `B${at}`)),
    );
    expect(content.variants).toEqual([
      variantOf(
        'new1',
        titles.map((_, at) => `A${at}`),
      ),
      variantOf(
        'new2',
        titles.map((_, at) => `B${at}`),
      ),
    ]);
    expect([...places]).toEqual([
      ['new1', 6],
      ['new2', 7],
    ]);
  });

  it('is refused when its cells name no option', () => {
    const { content, errors } = applyVariants(
      bare,
      sheetOf({ option_1: ' ' }, { choice_1: 'S' }),
      readingOf(),
    );
    expect(content).toBe(bare);
    expect(errors).toEqual([
      { row: 5, column: 'option_1', text: { key: 'sheet_error_no_option', values: {} } },
    ]);
  });

  it('stays as it is without rows', () => {
    expect(applyVariants(bare, sheetOf({ option_1: 'Maat' }), readingOf()).content).toBe(bare);
  });

  it('writes a choice as its first row does', () => {
    const cells = { option_1: 'Maat', option_2: 'Kleur' };
    const rows = [
      { choice_1: 'S', choice_2: 'Rood' },
      { choice_1: 's', choice_2: 'Blauw' },
    ];
    const { content } = applyVariants(bare, sheetOf(cells, ...rows), readingOf());
    expect(content.variants.map(({ choices }) => choices)).toEqual([
      ['S', 'Rood'],
      ['S', 'Blauw'],
    ]);
  });
});

describe('a row', () => {
  it.each<[SheetCells]>([
    [{ choice_1: 'Noten', weight: '7' }],
    [{ choice_1: ' NOTEN ', weight: '7' }],
    [{ article_number: ' ST-N ', weight: '7' }],
    [{ choice_1: ' ', article_number: 'ST-N', weight: '7' }],
  ])('%j finds its variant, and the others stay', (row) => {
    expect(variantsOf(row)).toEqual([oak, { ...walnut, weight_grams: 7 }]);
  });

  it('finds choices that differ in case only, or with spaces around them', () => {
    const variants = [variantOf('a', ['m']), variantOf('b', ['M']), variantOf('c', [' L '])];
    const product = { ...chair, options: [listOf('hout', 'Hout', 'm', 'M', ' L ')], variants };
    const rows = ['m', 'M', 'l'].map((choice_1, at) => ({ choice_1, weight: String(at) }));
    const { content, errors } = applyVariants(product, sheetOf({}, ...rows), readingOf());
    expect(errors).toEqual([]);
    expect(content).toEqual({
      ...product,
      variants: variants.map((one, at) => ({ ...one, weight_grams: at })),
    });
  });

  it('with a choice of which the case fits none takes the first that is similar', () => {
    const variants = [variantOf('a', ['AB']), variantOf('b', ['Ab'])];
    const product = { ...chair, options: [listOf('hout', 'Hout', 'AB', 'Ab')], variants };
    const { rows } = applyVariants(product, sheetOf({}, { choice_1: 'ab' }), readingOf());
    expect([...rows.keys()]).toEqual(['a']);
  });

  it('goes by its choices when its article number is that of another variant', () => {
    expect(variantsOf({ choice_1: 'Noten', article_number: 'ST-E' })).toEqual([
      oak,
      { ...walnut, article_number: 'ST-E' },
    ]);
  });

  it('with a new choice adds a variant, and the choice to the list', () => {
    const { content } = onChair([{ choice_1: 'Beuken', article_number: 'ST-B', price: '9,00' }]);
    expect(content.variants).toEqual([
      oak,
      walnut,
      variantOf('new1', ['Beuken'], { article_number: 'ST-B', difference_cents: -100 }),
    ]);
    expect(content.options).toEqual([listOf('hout', 'Hout', 'Eiken', 'Noten', 'Beuken')]);
  });

  it.each<[SheetCells]>([[{ choice_1: 'eiken' }], [{ article_number: 'ST-E' }]])(
    'is refused when it is there twice: %j',
    (second) => {
      const { errors, content } = onChair([{ choice_1: 'Eiken' }, { ...second, weight: '1' }]);
      expect(errors).toEqual([
        { row: 7, column: '', text: { key: 'sheet_error_variant_twice', values: { row: 6 } } },
      ]);
      expect(content).toEqual(chair);
    },
  );

  it('is refused twice when it is new, too', () => {
    const { errors, content } = onChair([{ choice_1: 'Beuken' }, { choice_1: 'BEUKEN' }]);
    expect(errors.map(({ row, text }) => [row, text.key])).toEqual([[7, 'sheet_error_variant_twice']]);
    expect(content.variants).toHaveLength(3);
  });

  it.each<[SheetCells, string, string]>([
    [{}, 'choice_1', 'Hout'],
    [{ choice_1: 'Eiken', choice_2: ' ' }, 'choice_2', 'Maat'],
    [{ choice_2: 'S', article_number: 'weg' }, 'choice_1', 'Hout'],
  ])('%j is refused without a choice', (row, column, option) => {
    const before = { ...bare, options: [], variant_options: [] };
    const cells = { option_1: 'Hout', option_2: 'Maat' };
    expect(applyVariants(before, sheetOf(cells, row), readingOf()).errors).toEqual([
      { row: 6, column, text: { key: 'sheet_error_no_choice', values: { option } } },
    ]);
  });
});
