import type { SheetItem } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import { cleanFields } from '../markup/clean-fields.ts';
import { sanitiseAhead } from '../markup/sanitise-html.ts';
import { htmlColumns } from '../owned-products/owned-product.mapper.ts';

interface CleanItem {
  readonly item: SheetItem;
  /** Why its rich text is refused; null when it is not. */
  readonly refused: readonly ImportMessage[] | null;
}

/** Products whose rich text is sanitised together: long together, it is done in a thread. */
const TOGETHER = 20;

/** Products of a sheet with their rich text sanitised, as at every write of a product. */
export async function cleanItems(items: readonly SheetItem[]): Promise<CleanItem[]> {
  const clean: CleanItem[] = [];
  for (let from = 0; from < items.length; from += TOGETHER) {
    const some = items.slice(from, from + TOGETHER);
    await sanitiseAhead(some.flatMap(({ cells }) => htmlColumns.map((column) => cells[column] ?? '')));
    for (const item of some) clean.push(await cleanItem(item));
  }
  return clean;
}

async function cleanItem(item: SheetItem): Promise<CleanItem> {
  const keys = htmlColumns.filter((column) => (item.cells[column] ?? '') !== '');
  if (keys.length === 0) return { item, refused: null };
  try {
    const cells = await cleanFields(item.cells as Record<(typeof keys)[number], string>, keys, 'cells');
    return { item: { ...item, cells }, refused: null };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fields) throw error;
    const { fields } = error;
    const refused = keys.flatMap((column) =>
      (fields[`cells.${column}`] ?? []).map((text) => ({ row: item.row, column, text })),
    );
    return { item, refused };
  }
}
