import type { TextKey } from '@etalage/texts';
import type { MappedColumn } from '../sheet-types.ts';

/** Any of these tells which product a row is about. */
const naming: readonly MappedColumn[] = ['title', 'url', 'article_number'];

export interface ColumnProblem {
  /** The place of the column in the file. */
  readonly at: number;
  readonly key: Extract<TextKey, `imports_error_column${string}`>;
}

/** What is wrong with what columns become, by column. */
export function columnProblems(columns: readonly MappedColumn[]): ColumnProblem[] {
  const problems = columns.flatMap((column, at): ColumnProblem[] =>
    column !== '' && column !== 'properties' && columns.indexOf(column) < at
      ? [{ at, key: 'imports_error_column_twice' }]
      : [],
  );
  if (columns.some((column) => naming.includes(column))) return problems;
  return [{ at: Math.max(0, columns.indexOf('')), key: 'imports_error_columns' }, ...problems];
}
