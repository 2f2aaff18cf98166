import { formatCount, formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { VatFigures } from '../../../queries/bookkeeping-queries.ts';
import { textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { Named } from './named.tsx';

/** Sales and refunds without a document, which no figure has. */
export function MissingDocuments({ missing: { count, items } }: { missing: VatFigures['missing'] }) {
  const t = useText();
  if (count === 0) return null;
  const title = count === 1 ? t('vat_missing_one') : t('vat_missing', { count: formatCount(count) });
  return (
    <Named title={title} about={t('vat_missing_about')} shown={items.length} count={count}>
      {items.map(({ kind, number, day, gross }) => (
        <li key={`${kind} ${number} ${day} ${gross}`}>
          <ScreenLink className={textLink} to={`/bestellingen/${number}`}>
            {t(`vat_missing_${kind}`, { number, day: formatDate(day), amount: formatMoney(gross) })}
          </ScreenLink>
        </li>
      ))}
    </Named>
  );
}
