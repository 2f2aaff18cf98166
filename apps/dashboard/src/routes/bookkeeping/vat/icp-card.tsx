import { type BookedPeriod, ICP_MONTHLY_ABOVE } from '@etalage/shop-domain';
import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import * as books from '../bookkeeping.css.ts';
import { type AmountsRow, AmountsTable } from './amounts-table.tsx';
import { icpCustomers } from './icp-customers.ts';
import { Unproven } from './unproven.tsx';
import { VatCard } from './vat-card.tsx';
import { icpSheet } from './vat-sheet.ts';
import { type IcpRow, monthName, problemText } from './vat-words.ts';
import * as styles from './vat.css.ts';

/** What companies in other member states bought without VAT, per number. */
export function IcpCard({
  figures: { icp, unproven },
  period,
}: {
  figures: VatFigures;
  period: BookedPeriod;
}) {
  const t = useText();
  const title = t('vat_icp');
  const customers = icpCustomers(icp.rows);
  const sheet = { rows: icpSheet(icp.rows, t), name: 'vat_icp_name', action: 'vat_icp_export' } as const;
  const isSome = customers.length > 0;
  const goods = customers.reduce((sum, row) => sum + (row.corrects === '' ? row.goods : 0), 0);
  return (
    <VatCard title={title} about={t('vat_icp_about')} period={period} sheet={isSome ? sheet : undefined}>
      {goods > ICP_MONTHLY_ABOVE && (
        <p className={styles.notice}>{t('vat_icp_monthly', { amount: formatMoney(ICP_MONTHLY_ABOVE) })}</p>
      )}
      {isSome ? (
        <IcpTable rows={customers} title={title} />
      ) : (
        <p className={books.none}>{t('vat_icp_none')}</p>
      )}
      {icp.is_cut && (
        <p className={books.about}>{t('vat_icp_cut', { count: formatCount(icp.rows.length) })}</p>
      )}
      {unproven.count > 0 && (
        <div className={styles.below}>
          <Unproven unproven={unproven} />
        </div>
      )}
    </VatCard>
  );
}

function IcpTable({ rows, title }: { rows: readonly IcpRow[]; title: string }) {
  const t = useText();
  const nameOf = ({ vat_number: typed, corrects }: IcpRow) => {
    const number = typed || t('vat_icp_no_number_row');
    return corrects === '' ? number : t('vat_icp_correction', { number, month: monthName(corrects) });
  };
  const listed = rows.map((row): AmountsRow => {
    return {
      key: nameOf(row),
      name: nameOf(row),
      remark: problemText(row, t),
      isWarning: row.problem !== 'no_consultation',
      cells: cellsOf(row),
    };
  });
  const sums = {
    goods: rows.reduce((sum, { goods }) => sum + goods, 0),
    services: rows.reduce((sum, { services }) => sum + services, 0),
  };
  const total = { key: 'total', name: t('bookkeeping_total'), cells: cellsOf(sums), isTotal: true };
  return (
    <AmountsTable
      label={title}
      rowTitle={t('vat_icp_number')}
      columns={[t('vat_icp_goods'), t('vat_icp_services'), t('vat_icp_total')]}
      groups={[{ key: 'customers', title: '', rows: [...listed, total] }]}
    />
  );
}

const cellsOf = ({ goods, services }: Pick<IcpRow, 'goods' | 'services'>) =>
  [goods, services, goods + services].map(formatMoney);
