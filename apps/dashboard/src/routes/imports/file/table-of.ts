import { type SheetColumn, type SheetItem, sheetColumns } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

/** The rows of an export: headings, and of each product a row with the rows of its variants below it. */
export function tableOf(items: readonly SheetItem[], t: Translate): string[][] {
  const columns = usedColumns(items);
  const row = (kind: string, cells: SheetItem['cells']) => [
    kind,
    ...columns.map((column) => cells[column] ?? ''),
  ];
  return [
    [t('sheet_column_kind'), ...columns.map((column) => t(`sheet_column_${column}`))],
    ...items.flatMap(({ cells, variants }) => [
      row(t('sheet_kind_product'), cells),
      ...variants.map((variant) => row(t('sheet_kind_variant'), variant.cells)),
    ]),
  ];
}

/** Only those that are in the items: an empty column would say that products have nothing there. */
function usedColumns(items: readonly SheetItem[]): SheetColumn[] {
  const used = new Set(
    items.flatMap(({ cells, variants }) =>
      [cells, ...variants.map((variant) => variant.cells)].flatMap(Object.keys),
    ),
  );
  return sheetColumns.filter((column) => used.has(column));
}
