import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import * as styles from './history.css.ts';
import type { EventLine } from './event-lines.ts';

interface Props {
  event: { readonly at: string; readonly member: string };
  /** What was done. */
  title: string;
  lines: readonly EventLine[];
  children?: ReactNode;
}

/** One change in a history: what was done, by whom and when, and what it changed. */
export function HistoryEvent({ event: { at, member }, title, lines, children }: Props) {
  const t = useText();
  return (
    <li className={styles.event}>
      <p className={styles.eventHead}>
        {title}
        <span className={styles.soft}>
          {t('redirects_history_by', { member })}{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, new Date())}
          </time>
        </span>
      </p>
      {lines.map(({ name, before, after }) => (
        <p key={name}>
          {before === '' && after === ''
            ? t('products_history_line_long', { name })
            : t('products_history_line', { name, before: before || '…', after: after || '…' })}
        </p>
      ))}
      {children}
    </li>
  );
}
