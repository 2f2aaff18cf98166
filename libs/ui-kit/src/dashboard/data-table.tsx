import type { ReactNode } from 'react';
import * as styles from './data-table.css.ts';
import { Icon } from './icon.tsx';

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
  /** Only shown where there is room for many columns. */
  roomy?: boolean;
  /** The title is visible to screen readers only. */
  quietTitle?: boolean;
  /** The title is a button that orders the rows by this column. */
  sortable?: boolean;
}

export interface TableOrder {
  /** Key of the column that the rows are ordered by. */
  key: string;
  descending: boolean;
  onOrder: (key: string, descending: boolean) => void;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows react to the pointer: their first cell contains a `rowLink`. */
  pressable?: boolean;
  /** How the rows are ordered, for columns that are `sortable`. */
  order?: TableOrder | undefined;
}

export const rowLink = styles.rowLink;
export const aboveRowLink = styles.aboveLink;

/** A table whose rows become cards on a phone. */
export function DataTable<Row>({ label, columns, rows, rowKey, pressable, order }: DataTableProps<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} order={order} />
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

function Head<Row>({ column, order }: { column: Column<Row>; order: TableOrder | undefined }) {
  const { key, title, sortable, width } = column;
  const isOrder = sortable === true && order?.key === key;
  return (
    <th
      scope="col"
      className={join(styles.headCell, column.align && styles.end, column.roomy && styles.roomyOnly)}
      style={width ? { width } : undefined}
      aria-sort={isOrder ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortable && order ? (
        <button
          type="button"
          className={styles.order}
          onClick={() => order.onOrder(key, isOrder && !order.descending)}
        >
          {title}
          {isOrder && <Icon name={order.descending ? 'down' : 'up'} size={14} />}
        </button>
      ) : (
        <span className={column.quietTitle ? styles.hiddenTitle : undefined}>{title}</span>
      )}
    </th>
  );
}

function Cell<Row>({ column, row, isFirst }: { column: Column<Row>; row: Row; isFirst: boolean }) {
  const className = join(
    styles.cell,
    column.phone === 'side' && styles.side,
    column.phone === 'none' && styles.wideOnly,
    column.roomy && styles.roomyOnly,
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
