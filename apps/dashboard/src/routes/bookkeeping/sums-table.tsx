import type { BookedAmounts, BookedSums } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { ScrollArea } from '@etalage/ui-kit/dashboard';
import { AmountCell } from './amount-cell.tsx';
import * as styles from './bookkeeping.css.ts';

export interface SumsRow extends BookedSums {
  readonly name: string;
}

interface Props {
  label: string;
  /** What the rows are, above their names. */
  rowTitle: string;
  rows: readonly SumsRow[];
  total: BookedSums;
}

const parts = ['orders', 'refunds', 'balance'] as const;
const partTexts: Readonly<Record<(typeof parts)[number], TextKey>> = {
  orders: 'bookkeeping_orders',
  refunds: 'bookkeeping_refunds',
  balance: 'bookkeeping_balance',
};

/**
 * What was ordered, what was paid back and what is left, each per row with its total. Without refunds what was ordered is
 * also what is left, so that one part says it all.
 */
export function SumsTable({ label, rowTitle, rows, total }: Props) {
  const t = useText();
  const hasRefunds = !isNothing(total.refunds) || rows.some(({ refunds }) => !isNothing(refunds));
  return (
    <ScrollArea className={styles.scroll} label={label}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            <th scope="col">{t('bookkeeping_net')}</th>
            <th scope="col">{t('bookkeeping_tax')}</th>
            <th scope="col">{t('bookkeeping_gross')}</th>
          </tr>
        </thead>
        {(hasRefunds ? parts : (['orders'] as const)).map((part) => (
          <tbody key={part}>
            {hasRefunds && (
              <tr className={styles.partRow}>
                <th scope="rowgroup" colSpan={4}>
                  {t(partTexts[part])}
                </th>
              </tr>
            )}
            {rows
              .filter((row) => part === 'balance' || !isNothing(row[part]) || !hasRefunds)
              .map((row) => (
                <AmountsRow key={row.name} name={row.name} amounts={row[part]} />
              ))}
            <AmountsRow isTotal name={t('bookkeeping_total')} amounts={total[part]} />
          </tbody>
        ))}
      </table>
    </ScrollArea>
  );
}

function AmountsRow({
  name,
  amounts,
  isTotal = false,
}: {
  name: string;
  amounts: BookedAmounts;
  isTotal?: boolean;
}) {
  const t = useText();
  return (
    <tr className={isTotal ? styles.totalRow : undefined}>
      <th scope="row">{name}</th>
      <AmountCell title={t('bookkeeping_net')}>{formatMoney(amounts.net)}</AmountCell>
      <AmountCell title={t('bookkeeping_tax')}>{formatMoney(amounts.tax)}</AmountCell>
      <AmountCell title={t('bookkeeping_gross')}>{formatMoney(amounts.gross)}</AmountCell>
    </tr>
  );
}

const isNothing = ({ net, tax, gross }: BookedAmounts) => net === 0 && tax === 0 && gross === 0;
