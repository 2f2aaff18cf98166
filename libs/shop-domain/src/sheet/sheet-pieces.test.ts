import { describe, expect, it } from 'vitest';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { applyItem } from './apply-item.ts';
import { chair, readingOf, sheetOf } from './sheet.fixture.ts';
import type { SheetCells } from './sheet-item.schema.ts';

const single: OwnedProductContent = { ...chair, options: [], variant_options: [], variants: [] };
const apply = (before: OwnedProductContent, cells: SheetCells, ...rows: SheetCells[]) =>
  applyItem(before, sheetOf(cells, ...rows), readingOf());

describe('pieces', () => {
  it.each<[string, number | undefined, boolean]>([
    ['7', 7, true],
    ['0', 0, true],
    ['1000000', 1_000_000, true],
    [' ', undefined, false],
  ])('of a product without variants: %j', (stock, whole, isCounted) => {
    const { pieces, content, errors } = apply(single, { stock });
    expect(errors).toEqual([]);
    expect(pieces).toEqual({ ...(whole !== undefined && { whole }), variants: {} });
    expect(content.stock_management).toBe(isCounted);
  });

  it('are refused above what can be counted', () => {
    expect(apply(single, { stock: '1000001' })).toMatchObject({
      pieces: { variants: {} },
      content: { stock_management: false },
      errors: [
        { row: 5, column: 'stock', text: { key: 'sheet_error_number', values: { typed: '1000001' } } },
      ],
    });
  });

  it('of a product with variants stand in their rows only', () => {
    const { pieces, content, errors } = apply(chair, { stock: 'x' }, { choice_1: 'Noten', stock: '0' });
    expect([errors, pieces, content.stock_management]).toEqual([[], { variants: { b: 0 } }, true]);
    expect(apply(chair, { stock: '7' })).toMatchObject({ content: chair, pieces: { variants: {} } });
  });

  it('stay counted without a cell', () => {
    expect(apply({ ...single, stock_management: true }, {}).content.stock_management).toBe(true);
  });
});
