import type { FieldIssue } from '../../definition/field-type-schema.ts';
import type { FieldTypesOfForm } from '../../form-parts/field-types-context.ts';
import type { ImportField } from './importer-table.schema.ts';
import type { SheetRow } from './read-table.ts';

/** Most rows of one import. */
export const maxRows = 5000;

export interface Sheet {
  /** Name of each column; '' if the sheet has no name for it. */
  readonly headers: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** Key of the field that each column is imported into; '' leaves the column out. */
export type Mapping = readonly string[];

export type ImportRecord = Readonly<Record<string, string>>;

export interface RowIssue extends FieldIssue {
  /** The number the sheet shows the row under. */
  readonly row: number;
  /** The key of the field; '' if the row as a whole is wrong. */
  readonly key: string;
}

export function sheetOf(rows: readonly SheetRow[], hasHeaders: boolean): Sheet {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const names = hasHeaders ? (rows[0]?.cells ?? []) : [];
  return {
    headers: Array.from({ length: width }, (_, column) => names[column] ?? ''),
    rows: hasHeaders ? rows.slice(1) : rows,
  };
}

/** Gives each column the field with the same title or key, or one of its other names; each field is used once. */
export function suggestedMapping(
  headers: readonly string[],
  fields: readonly { readonly key: string; readonly name: string; readonly names?: readonly string[] }[],
): Mapping {
  const left = new Map(
    fields.flatMap(({ key, name, names = [] }) => [name, key, ...names].map((one) => [folded(one), key])),
  );
  return headers.map((header) => {
    const key = left.get(folded(header)) ?? '';
    for (const [name, owner] of left) if (owner === key) left.delete(name);
    return key;
  });
}

/** Imports a column into a field; another column with that field is left out. */
export function withColumn(mapping: Mapping, column: number, key: string): Mapping {
  return mapping.map((known, index) => (index === column ? key : known === key ? '' : known));
}

/** The records to import, one per row. */
export function recordsOf({ rows }: Sheet, mapping: Mapping): ImportRecord[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(
      mapping.flatMap((key, column) => (key === '' ? [] : [[key, cells[column] ?? ''] as const])),
    ),
  );
}

/** Required fields that no column is imported into. */
export function missingFields(mapping: Mapping, fields: readonly ImportField[]): ImportField[] {
  return fields.filter(({ key = '', settings }) => settings?.required && !mapping.includes(key));
}

/** The errors in the rows, by the checks of the fields. */
export function issuesOf(
  sheet: Sheet,
  mapping: Mapping,
  fields: readonly ImportField[],
  check: FieldTypesOfForm['check'],
): RowIssue[] {
  const mapped = fields.filter(({ key = '' }) => mapping.includes(key));
  const required = mapped.filter(({ settings }) => settings?.required);
  return recordsOf(sheet, mapping).flatMap((record, index): RowIssue[] => {
    const { number: row = 0, isUnclosed } = sheet.rows[index] ?? {};
    if (isUnclosed) return [{ row, key: '', text: 'formfield_import_unclosed' }];
    const empty = required
      .filter(({ key = '' }) => record[key] === '')
      .map(({ key = '' }): RowIssue => ({ row, key, text: 'formfield_import_empty' }));
    const checked = check(mapped, record);
    const wrong = mapped.flatMap(({ key = '', settings }) => {
      const cell = record[key] ?? '';
      const issues = checked[key] ?? (cell === '' ? [] : (settings?.check?.(cell) ?? []));
      return issues.map((issue) => ({ ...issue, row, key }));
    });
    return [...empty, ...wrong];
  });
}

/** Lower-case letters and digits only, so that "E-mail adres" equals "e-mailadres". */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
