import { formatCount, formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { Named } from './named.tsx';

/** Invoices with VAT to companies whose number could not be checked. */
export function Unproven({ unproven: { count, items } }: { unproven: VatFigures['unproven'] }) {
  const t = useText();
  const title = count === 1 ? t('vat_unproven_one') : t('vat_unproven', { count: formatCount(count) });
  return (
    <Named title={title} about={t('vat_unproven_about')} shown={items.length} count={count}>
      {items.map(({ number, order_number: order, day, vat_number, tax }) => (
        <li key={number}>
          <ScreenLink className={textLink} to={`/bestellingen/${order}`}>
            {t('vat_unproven_row', { number, day: formatDate(day), vat_number, amount: formatMoney(tax) })}
          </ScreenLink>
        </li>
      ))}
    </Named>
  );
}
