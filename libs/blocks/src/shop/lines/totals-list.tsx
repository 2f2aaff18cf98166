import { useText } from '@etalage/ui-kit';
import * as styles from './totals-list.css.ts';
import { totalsRows, type Totals } from './totals-rows.ts';

/** A summary of amounts, the last line being the amount payable; screen readers announce changes. */
export function TotalsList(totals: Totals) {
  const t = useText();
  const rows = totalsRows(totals);
  return (
    <dl className={styles.list} aria-live="polite" data-totals="">
      {rows.map(({ id, label, amount, pending }) => (
        <div key={id} className={id === 'incl' ? styles.total : styles.row} data-row={id}>
          <dt>{t(label.key, label.values)}</dt>
          <dd className={pending ? styles.pending : styles.amount}>{pending ? t(pending) : amount}</dd>
        </div>
      ))}
    </dl>
  );
}
