import { DISTANCE_LIMIT } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type DistanceSales, distanceSalesQuery } from '../../../queries/bookkeeping-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './distance.css.ts';

/** How near the shop is to the amount above which consumers in other member states pay the VAT of their country. */
export function DistanceMeter() {
  const { website } = useSession();
  const { data } = useQuery(distanceSalesQuery(website.id));
  return data?.is_in_eu ? <Meter sales={data} /> : null;
}

function Meter({ sales }: { sales: DistanceSales }) {
  const t = useText();
  const limit = formatMoney(DISTANCE_LIMIT);
  const advice = adviceOf(sales);
  return (
    <div className={styles.meter}>
      <p className={styles.about}>{t('vat_distance_about', { limit })}</p>
      <Year year={sales.year} amount={sales.this_year} />
      <Year year={sales.year - 1} amount={sales.last_year} />
      {advice && (
        <p className={sales.level === 'none' ? styles.about : styles.warning}>{t(advice, { limit })}</p>
      )}
    </div>
  );
}

function Year({ year, amount }: { year: number; amount: number }) {
  const t = useText();
  const said = t('vat_distance_year', {
    year: String(year),
    amount: formatMoney(amount),
    limit: formatMoney(DISTANCE_LIMIT),
  });
  return (
    <div>
      <p className={styles.year}>{said}</p>
      <meter
        className={styles.bar}
        aria-label={said}
        min={0}
        max={DISTANCE_LIMIT}
        low={DISTANCE_LIMIT * 0.8}
        high={DISTANCE_LIMIT - 1}
        optimum={0}
        value={Math.min(Math.max(amount, 0), DISTANCE_LIMIT)}
      />
    </div>
  );
}

/** What is to be done, or why nothing is; nothing while it is far away. */
function adviceOf({ level, oss, is_small_business: isSmall }: DistanceSales): TextKey | undefined {
  if (level !== 'none') return isSmall ? 'vat_distance_small' : `vat_distance_${level}`;
  return oss === 'off' ? undefined : `vat_distance_${oss}`;
}
