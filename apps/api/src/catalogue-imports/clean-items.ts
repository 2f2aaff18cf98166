import type { SheetItem } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import { cleanFields } from '../markup/clean-fields.ts';
import { htmlColumns } from '../owned-products/owned-product.mapper.ts';

/** A stored row whose rich text is sanitised, or why that is impossible. */
export type Cleaned<Row> = Row & { readonly refused?: readonly ImportMessage[] };

/** Products of a sheet with their rich text sanitised, as at every write of a product. */
export async function cleanItems<Row extends { readonly item: SheetItem }>(
  rows: readonly Row[],
): Promise<Cleaned<Row>[]> {
  return Promise.all(
    rows.map(async (row): Promise<Cleaned<Row>> => {
      const { item } = row;
      const keys = htmlColumns.filter((column) => (item.cells[column] ?? '') !== '');
      if (keys.length === 0) return row;
      try {
        const cells = await cleanFields(item.cells as Record<(typeof keys)[number], string>, keys, 'cells');
        return { ...row, item: { ...item, cells } };
      } catch (error) {
        if (!(error instanceof ApiError) || !error.fields) throw error;
        const refused = Object.entries(error.fields).flatMap(([path, texts]) =>
          texts.map((text) => ({ row: item.row, column: path.replace('cells.', ''), text })),
        );
        return { ...row, refused };
      }
    }),
  );
}
