import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { aboveRowLink, type Column } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import * as styles from './row-columns.css.ts';

/** How long ago something of the row happened; the tooltip shows the exact time. */
export function momentColumn<Row>(key: string, title: string, momentOf: (row: Row) => string): Column<Row> {
  const now = new Date();
  return {
    key,
    title,
    width: '11rem',
    soft: true,
    cell: (row) => (
      <time dateTime={momentOf(row)} title={formatDateTime(momentOf(row))}>
        {formatAgo(momentOf(row), now)}
      </time>
    ),
  };
}

/** The menu at the end of a row that opens when it is pressed. */
export function menuColumn<Row>(title: string, menuOf: (row: Row) => ReactNode): Column<Row> {
  return {
    key: 'actions',
    title,
    quietTitle: true,
    width: '4rem',
    phone: 'side',
    cell: (row) => <span className={`${aboveRowLink} ${styles.menu}`}>{menuOf(row)}</span>,
  };
}
