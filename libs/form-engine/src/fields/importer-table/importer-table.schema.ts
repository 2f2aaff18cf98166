import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Rows of a file that is about to be imported, shown as a table (FLD-21). */
export const importerTableSchema = defineFieldType({ type: 'importer_table', kind: 'display' });

/** Characters a cell or header shows (IMP-01). */
const SHOWN = 100;

/** A cell as the table shows it. */
export function shortened(cell: string): string {
  return cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell;
}
