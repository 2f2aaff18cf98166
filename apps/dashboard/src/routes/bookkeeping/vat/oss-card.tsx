import type { BookedPeriod } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import * as books from '../bookkeeping.css.ts';
import { isWholeQuarters } from '../chosen-period.ts';
import { type AmountsGroup, AmountsTable } from './amounts-table.tsx';
import { VatCard } from './vat-card.tsx';
import { ossSheet } from './vat-sheet.ts';
import { type OssRow, ossName, quarterName } from './vat-words.ts';

/** What the return of OSS of each quarter of a period asks for. */
export function OssCard({ rows, period }: { rows: readonly OssRow[]; period: BookedPeriod }) {
  const t = useText();
  const title = t('vat_oss');
  const sheet = { rows: ossSheet(rows, t), name: 'vat_oss_name', action: 'vat_oss_export' } as const;
  const isSome = rows.length > 0;
  return (
    <VatCard title={title} about={t('vat_oss_about')} period={period} sheet={isSome ? sheet : undefined}>
      {isSome && !isWholeQuarters(period) && <p className={books.about}>{t('vat_oss_not_quarter')}</p>}
      {isSome ? <OssTable rows={rows} title={title} /> : <p className={books.none}>{t('vat_oss_none')}</p>}
    </VatCard>
  );
}

function OssTable({ rows, title }: { rows: readonly OssRow[]; title: string }) {
  const t = useText();
  const quarters = [...new Set(rows.map(({ quarter }) => quarter))];
  const groups = quarters.map((quarter): AmountsGroup => {
    const own = rows.filter((row) => row.quarter === quarter);
    const tax = own.reduce((sum, row) => sum + row.tax, 0);
    const net = own.reduce((sum, row) => sum + row.net, 0);
    const total = {
      key: 'total',
      name: t('bookkeeping_total'),
      cells: [formatMoney(net), formatMoney(tax)],
      isTotal: true,
    };
    const listed = own.map((row) => ({
      key: ossName(row, t),
      name: ossName(row, t),
      cells: [formatMoney(row.net), formatMoney(row.tax)],
    }));
    return {
      key: quarter,
      title: t('vat_oss_return', { quarter: quarterName(quarter, t) }),
      rows: [...listed, total],
    };
  });
  return (
    <AmountsTable
      label={title}
      rowTitle={t('vat_oss_country')}
      columns={[t('vat_return_turnover'), t('vat_return_tax')]}
      groups={groups}
    />
  );
}
