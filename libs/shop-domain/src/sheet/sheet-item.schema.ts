import { z } from 'zod';
import { MAX_VARIANTS } from '../owned-product/limits.ts';
import { MAX_PROPERTIES } from '../property/property.schema.ts';
import { sheetColumns } from './sheet-columns.ts';

/** Maximum length of a cell in characters. */
export const MAX_CELL = 200_000;
/** The last row that a sheet can have. */
export const MAX_SHEET_ROWS = 50_000;

const row = z.int().min(1).max(MAX_SHEET_ROWS);
/** Only the columns that the sheet has; an empty cell is ''. */
const cells = z.partialRecord(z.enum(sheetColumns), z.string().max(MAX_CELL));

/** A product of a sheet with its variants; `row` counts from 1, the row with the headings included. */
export const sheetItem = z.object({
  row,
  cells,
  /** Its values by the title of their property, as far as the sheet has columns of them; several are divided by " | ". */
  properties: z
    .record(z.string().max(1000), z.string().max(MAX_CELL))
    .refine((cellsByTitle) => Object.keys(cellsByTitle).length <= MAX_PROPERTIES)
    .optional(),
  variants: z.array(z.object({ row, cells })).max(MAX_VARIANTS),
});

export type SheetItem = z.output<typeof sheetItem>;
export type SheetCells = SheetItem['cells'];
