import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyProductContent } from '../owned-product/empty-content.ts';
import { applyItem } from './apply-item.ts';
import { itemOf } from './item-of.ts';
import { chair, readingOf, sheetOf } from './sheet.fixture.ts';
import { hostile, item, product } from './sheet-arbitraries.fixture.ts';
import { placedColumns, sheetColumns } from './sheet-columns.ts';
import type { SheetCells } from './sheet-item.schema.ts';

const sameWords = (one: readonly string[], other: readonly string[]) =>
  one.every((choice, at) => choice.trim().toLowerCase() === other[at]?.trim().toLowerCase());
/** A new list takes its choices as the first row writes them, without spaces around them. */
const asRead = ({ row, cells }: { row: number; cells: SheetCells }) => ({
  row,
  cells: Object.entries(cells).map(([column, one]) => [
    column,
    column.startsWith('choice') ? one.trim().toLowerCase() : one,
  ]),
});

/** Each case is a whole product, so that a run has a tenth of the cases of a rule about one amount. */
const runs = { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 2_000) / 10) };

describe('a sheet', () => {
  it.each([false, true])(
    'changes nothing of the product that it was made of (empties: %s)',
    (clearsEmpty) => {
      const shop = readingOf({ clearsEmpty });
      fc.assert(
        fc.property(product, ({ content, pieces }) => {
          const applied = applyItem(content, itemOf(content, pieces, shop), shop);
          expect(applied).toMatchObject({ errors: [], missing: [], pictures: [] });
          expect(applied.content).toEqual(content);
          expect(applied.pieces).toEqual(pieces);
        }),
        runs,
      );
    },
  );

  it('makes of a new product what it was made of, but for what has no column', () => {
    const shop = readingOf();
    fc.assert(
      fc.property(product, ({ content, pieces }) => {
        const isDouble = content.variants.some(({ choices }, at) =>
          content.variants.slice(0, at).some((one) => sameWords(one.choices, choices)),
        );
        fc.pre(!isDouble && content.vat_class_id !== 'weg');
        const before = { ...emptyProductContent, exclude_base_price: content.exclude_base_price };
        const first = itemOf(content, pieces, shop);
        const { content: after, errors, pieces: counted } = applyItem(before, first, readingOf());
        expect(errors).toEqual([]);
        const { row, cells, variants } = itemOf(after, counted, shop);
        expect({ row, cells }).toEqual({ row: first.row, cells: first.cells });
        expect(variants.map(asRead)).toEqual(first.variants.map(asRead));
      }),
      runs,
    );
  });

  it.each([false, true])('read twice gives what it gives once (empties: %s)', (clearsEmpty) => {
    const befores = fc.oneof(
      fc.constantFrom(chair, emptyProductContent, { ...emptyProductContent, title: 'x', url: '/x' }),
      product.map(({ content }) => content),
    );
    let stored = 0;
    fc.assert(
      fc.property(befores, item, (before, given) => {
        const shop = readingOf({ clearsEmpty });
        const once = applyItem(before, given, shop);
        if (once.errors.length > 0) return;
        stored += 1;
        expect(applyItem(once.content, given, shop)).toEqual(once);
      }),
      runs,
    );
    expect(stored).toBeGreaterThan(0);
  });

  it('of any texts never throws, and names rows and columns that it has', () => {
    fc.assert(
      fc.property(fc.constantFrom(chair, emptyProductContent), hostile, (before, given) => {
        const { errors } = applyItem(before, given, readingOf({ clearsEmpty: true }));
        const rows = [given, ...given.variants].map(({ row }) => row);
        expect(errors.filter(({ row }) => !rows.includes(row))).toEqual([]);
        expect(errors.filter(({ column }) => column !== '' && !placedColumns.includes(column))).toEqual([]);
      }),
      runs,
    );
  });

  it.each(['|', '>', ' > |', '1.', '.000', '0,', '1', ' ', '€', 'a', '\u0301', '\ud83d', '😀', '(', '||>'])(
    'of the longest cells of %j is read in time',
    (sign) => {
      const long = sign.repeat(200_000 / sign.length);
      const cells = Object.fromEntries(sheetColumns.map((column) => [column, `${long}x`.slice(-200_000)]));
      const start = performance.now();
      applyItem(emptyProductContent, sheetOf(cells, cells, cells), readingOf());
      applyItem(chair, sheetOf(cells, cells, { choice_1: 'Eiken', ...cells }), readingOf());
      expect(performance.now() - start).toBeLessThan(5000);
    },
  );
});
