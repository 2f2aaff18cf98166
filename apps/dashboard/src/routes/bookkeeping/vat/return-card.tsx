import type { BookedPeriod } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { about } from '../bookkeeping.css.ts';
import { type AmountsRow, AmountsTable } from './amounts-table.tsx';
import { VatCard } from './vat-card.tsx';
import { returnSheet } from './vat-sheet.ts';
import * as styles from './vat.css.ts';

interface Props {
  figures: VatFigures;
  period: BookedPeriod;
}

/** The boxes of the Dutch return, to the cent and as the form asks for them, and what is in none of them. */
export function ReturnCard({ figures, period }: Props) {
  const t = useText();
  const { is_dutch: isDutch, small_business: scheme } = figures;
  const isFiled = figures.boxes.some(({ net, tax }) => net !== 0 || tax !== 0);
  const hasBoxes = isDutch && (scheme !== 'all' || isFiled);
  const title = t('vat_return');
  const sheet = {
    rows: returnSheet(figures, t),
    name: 'vat_return_name',
    action: 'vat_return_export',
  } as const;
  return (
    <VatCard title={title} about={t('vat_return_about')} period={period} sheet={hasBoxes ? sheet : undefined}>
      {!isDutch && <p className={styles.noticeText}>{t('vat_return_abroad')}</p>}
      {scheme === 'all' && <p className={styles.notice}>{t('vat_return_small_all')}</p>}
      {scheme === 'part' && <p className={styles.notice}>{t('vat_return_small_part')}</p>}
      {hasBoxes && <Boxes figures={figures} title={title} />}
      <ElsewhereTable figures={figures} />
    </VatCard>
  );
}

function Boxes({ figures: { boxes, due }, title }: { figures: VatFigures; title: string }) {
  const t = useText();
  const total = { key: 'due', name: t('vat_return_due'), isTotal: true };
  const rows: AmountsRow[] = boxes.map((box) => ({
    key: box.box,
    name: t(`vat_return_${box.box}`),
    cells: cellsOf(box),
  }));
  const dueCells = ['', formatMoney(due.tax), '', wholeEuros(due.tax_euros)];
  const groups = [{ key: 'boxes', title: '', rows: [...rows, { ...total, cells: dueCells }] }];
  return (
    <>
      <AmountsTable
        isPaired
        label={title}
        rowTitle={t('vat_return_box')}
        columns={columnsOf(t)}
        groups={groups}
      />
      <p className={about}>
        {t('vat_return_rounding')} {t('vat_return_3c_about')}
      </p>
    </>
  );
}

const columnsOf = (t: Translate) => [
  t('vat_return_turnover'),
  t('vat_return_tax'),
  t('vat_return_turnover_euros'),
  t('vat_return_tax_euros'),
];

/** Only the first three boxes have VAT. */
function cellsOf({
  box,
  net,
  tax,
  net_euros: turnover,
  tax_euros: vat,
}: VatFigures['boxes'][number]): string[] {
  const hasTax = box === '1a' || box === '1b' || box === '1c';
  return [
    formatMoney(net),
    hasTax ? formatMoney(tax) : '',
    wholeEuros(turnover),
    hasTax ? wholeEuros(vat) : '',
  ];
}

const wholeEuros = (euros: number) => `€ ${formatCount(euros)}`;

function ElsewhereTable({ figures: { elsewhere } }: { figures: VatFigures }) {
  const t = useText();
  const found = elsewhere.filter(({ net, tax }) => net !== 0 || tax !== 0);
  if (found.length === 0) return null;
  const rows = found.map(({ place, net, tax }) => ({
    key: place,
    name: t(`vat_elsewhere_${place}`),
    cells: [formatMoney(net), formatMoney(tax)],
  }));
  return (
    <AmountsTable
      label={t('vat_elsewhere')}
      rowTitle={t('vat_elsewhere_kind')}
      columns={[t('vat_return_turnover'), t('vat_return_tax')]}
      groups={[{ key: 'elsewhere', title: t('vat_elsewhere'), rows }]}
    />
  );
}
