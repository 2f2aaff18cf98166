import { ScrollArea } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import * as styles from './importer-table.css.ts';
import { shortened } from './importer-table.schema.ts';

interface PreviewRow {
  cells: readonly string[];
  /** The number of the row in the sheet; absent if rows are shown without numbers. */
  number?: number;
  isWrong?: boolean;
}

interface Props {
  label: string;
  headers: readonly string[];
  rows: readonly PreviewRow[];
  /** Under the name of a column. */
  under?: (column: number) => ReactNode;
}

/** Rows of a sheet; long cells are shortened (FLD-21, IMP-01). */
export function PreviewTable({ label, headers, rows, under }: Props) {
  const hasNumbers = rows.some(({ number }) => number !== undefined);
  return (
    <ScrollArea className={styles.scroller} label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {hasNumbers && <td />}
            {headers.map((header, column) => (
              <th key={column} scope="col">
                {shortened(header)}
                {under?.(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-wrong={row.isWrong ? '' : undefined}>
              {hasNumbers && <th scope="row">{row.number}</th>}
              {headers.map((_, column) => (
                <td key={column}>{shortened(row.cells[column] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
