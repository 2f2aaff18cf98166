import type { FormValues } from '../../definition/conditional.ts';
import type { FieldDefinition, FormAction } from '../../definition/field-definition.ts';
import { defineFieldType, type FieldIssue } from '../../definition/field-type-schema.ts';

/** A field that a column of the sheet can be imported into. */
export type ImportField = FieldDefinition & {
  settings?: {
    /** Every row has a value for it (IMP-02). */
    required?: boolean;
    /** What other programs call the column. */
    names?: readonly string[];
    /** A rule of this import, for a cell that has something in it and that the field itself accepts. */
    check?: (cell: string) => readonly FieldIssue[];
  };
};

export interface ImporterOptions {
  /** The fields to import into; without them the field is a preview of its `value`. */
  form?: readonly ImportField[];
  /** Receives the values of the form, with the records under the key of the field. */
  function?: FormAction;
  settings?: {
    /** Most rows of one import. */
    max?: number;
    /** Instead of sending the records: returns the values that change, given the form with the records in it. */
    fill?: (values: FormValues) => FormValues;
    /** Reads a workbook (.xlsx) as CSV; throws an error with a sentence. Without it only files with text are taken. */
    workbook?: (file: File) => Promise<string>;
  };
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    importer_table: ImporterOptions;
  }
}

/** The rows of a file to import, as a table (FLD-21). */
export const importerTableSchema = defineFieldType({ type: 'importer_table', kind: 'display' });

/** Most characters shown of a cell or header (IMP-01). */
const SHOWN = 100;

/** A cell as the table shows it. */
export function shortened(cell: string): string {
  return cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell;
}
