import type { Transfer } from '@etalage/shop-domain/schema';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import * as styles from './transfer-details.css.ts';

/** How an order is paid by bank transfer: account, holder, amount, description, term and a code for bank apps. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const t = useText();
  const { iban, holder, reference, amount_incl_tax, due_date, code } = transfer;
  const rows = [
    [t('order_transfer_amount'), formatMoney(amount_incl_tax)],
    [t('order_transfer_iban'), iban],
    [t('order_transfer_holder'), holder],
    [t('order_transfer_mention'), reference],
    ...(due_date === '' ? [] : [[t('order_transfer_due'), formatDate(due_date)]]),
  ];
  return (
    <section className={styles.box} aria-labelledby="overboeken">
      <h3 id="overboeken" className={styles.heading}>
        {t('order_transfer_heading')}
      </h3>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.code}>
        <Code rows={code} label={t('order_transfer_code_label')} />
        <figcaption className={styles.label}>{t('order_transfer_code')}</figcaption>
      </figure>
    </section>
  );
}

/** Readers of codes want four light squares around it. */
const MARGIN = 4;

function Code({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * MARGIN;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(rows)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Each run of dark squares is one rectangle. */
function pathOf(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row.matchAll(/1+/g), ({ 0: run, index }) => {
        return `M${index + MARGIN} ${y + MARGIN}h${run.length}v1h-${run.length}z`;
      }),
    )
    .join('');
}
