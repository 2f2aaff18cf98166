import { formatCount, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { rowLink } from '@etalage/ui-kit/dashboard';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { ShopFigures } from '../../queries/figure-queries.ts';
import * as styles from './overview.css.ts';

/** The products that sold for most. */
export function BestSellers({ products }: { products: ShopFigures['best_sellers'] }) {
  const t = useText();
  return (
    <section aria-labelledby="best-sellers">
      <h3 id="best-sellers" className={styles.listTitle}>
        {t('overview_best_sellers')}
      </h3>
      {products.length === 0 && <p className={styles.empty}>{t('overview_best_sellers_empty')}</p>}
      <ul>
        {products.map(({ product_id, title, pieces, turnover }) => (
          <li key={product_id} className={styles.row}>
            <span className={styles.textColumn}>
              <ScreenLink className={rowLink} to={`/producten/${encodeURIComponent(product_id)}`}>
                {title}
              </ScreenLink>
              <span className={styles.moment}>{t('overview_pieces', { count: formatCount(pieces) })}</span>
            </span>
            <span className={styles.amount}>{formatMoney(turnover)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What visitors searched for in vain. */
export function MissedSearches({ searches }: { searches: ShopFigures['missed_searches'] }) {
  const t = useText();
  return (
    <section aria-labelledby="missed-searches">
      <h3 id="missed-searches" className={styles.listTitle}>
        {t('overview_missed_searches')}
      </h3>
      {searches.length === 0 && <p className={styles.empty}>{t('overview_missed_searches_empty')}</p>}
      <ul>
        {searches.map(({ words, count }) => (
          <li key={words} className={styles.row}>
            <span className={styles.textColumn}>{words}</span>
            <span className={styles.amount}>{t('overview_missed_count', { count: formatCount(count) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
