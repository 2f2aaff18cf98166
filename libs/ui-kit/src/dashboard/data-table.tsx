import type { ReactNode } from 'react';
import * as styles from './data-table.css.ts';

export interface Column<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** CSS width; columns without a width share the remaining space. */
  width?: string;
  align?: 'end';
  /** On a phone: under the first cell, beside it, or hidden. */
  phone?: 'under' | 'side' | 'none';
  soft?: boolean;
  /** The title is visible to screen readers only. */
  quietTitle?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows react to the pointer: their first cell contains a `rowLink`. */
  pressable?: boolean;
}

export const rowLink = styles.rowLink;
export const aboveRowLink = styles.aboveLink;

/** A table whose rows become cards on a phone. */
export function DataTable<Row>({ label, columns, rows, rowKey, pressable }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={join(styles.headCell, column.align && styles.end)}
              style={column.width ? { width: column.width } : undefined}
            >
              <span className={column.quietTitle ? styles.hiddenTitle : undefined}>{column.title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={join(styles.row, pressable && styles.pressable)}>
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} row={row} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const className = join(
    styles.cell,
    column.phone === 'side' && styles.side,
    column.phone === 'none' && styles.wideOnly,
    column.align && styles.end,
    column.soft && styles.soft,
  );
  if (!isFirst) {
    return <td className={className}>{column.cell(row)}</td>;
  }
  return (
    <th scope="row" className={className}>
      {column.cell(row)}
    </th>
  );
}

/** Placeholder for rows that are loading; `label` is for screen readers. */
export function TableSkeleton({ label, rows = 5 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-label={label} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.skeletonRow}>
          <span className={styles.bar} />
          <span className={styles.bar} />
          <span className={styles.bar} />
        </div>
      ))}
    </div>
  );
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
