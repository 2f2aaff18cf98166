import { type SheetColumn, type SheetItem, sheetColumns } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

/** The rows of an export: headings, and of each product a row with the rows of its variants below it. */
export function tableOf(items: readonly SheetItem[], t: Translate): string[][] {
  const columns = usedColumns(items);
  const titles = propertyTitles(items);
  const row = (kind: string, { cells, properties = {} }: Pick<SheetItem, 'cells' | 'properties'>) => [
    kind,
    ...columns.map((column) => cells[column] ?? ''),
    ...titles.map((title) => (Object.hasOwn(properties, title) ? properties[title] : undefined) ?? ''),
  ];
  return [
    [
      t('sheet_column_kind'),
      ...columns.map((column) => t(`sheet_column_${column}`)),
      ...titles.map((title) => t('sheet_column_property', { title })),
    ],
    ...items.flatMap((item) => [
      row(t('sheet_kind_product'), item),
      ...item.variants.map((variant) => row(t('sheet_kind_variant'), variant)),
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

/** The properties that products have columns of. */
function propertyTitles(items: readonly SheetItem[]): string[] {
  return [...new Set(items.flatMap(({ properties = {} }) => Object.keys(properties)))];
}
