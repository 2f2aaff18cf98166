import type { detectFormat, itemsOf, matchColumns, readTable } from './file/index.ts';

export type SheetTable = Awaited<ReturnType<typeof readTable>>;
export type SheetFormat = ReturnType<typeof detectFormat>;
/** What a column of a file becomes; '' if it is not imported. */
export type MappedColumn = ReturnType<typeof matchColumns>[number];
export type SheetProblem = ReturnType<typeof itemsOf>['problems'][number];

/** Whether a format decides what its columns become. */
export const isFixed = (format: SheetFormat): boolean => format === 'woocommerce' || format === 'shopify';
