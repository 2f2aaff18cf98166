import type { Tile } from '@etalage/shop-domain/schema';
import { button, useText } from '@etalage/ui-kit';
import { TileGrid } from '../tile/tile.tsx';
import { tileLink } from '../tile/tile-link.ts';
import { countText } from './count-text.ts';
import * as styles from './listing.css.ts';

interface ListingResultsProps {
  results: readonly Tile[];
  hits: number;
  mayBeMore: boolean;
  columns: 3 | 4;
  liveDomain: string;
  isBusy: boolean;
  hasCount: boolean;
  moreUrl: string;
  onMore(): void;
}

/** Products in a grid, then other pages as links; screen readers announce a changed count (SRCH-12). */
export function ListingResults(props: ListingResultsProps) {
  const { results, hits, mayBeMore, columns, liveDomain } = props;
  const t = useText();
  const products = results.filter(({ kind }) => kind === 'product');
  const others = results.filter(({ kind }) => kind !== 'product');
  return (
    <div className={styles.results} aria-busy={props.isBusy || undefined}>
      <p className={props.hasCount ? styles.count : styles.countHidden} role="status">
        {countText(t, hits, mayBeMore)}
      </p>
      {mayBeMore && <p>{t('webshop_listing_broad')}</p>}
      {results.length === 0 && !mayBeMore && <p>{t('webshop_listing_empty')}</p>}
      {products.length > 0 && (
        <TileGrid tiles={products} columns={columns} liveDomain={liveDomain} eager={4} />
      )}
      {products.length > 0 && products.length < hits && (
        <a
          className={`${button.outline} ${styles.more}`}
          href={props.moreUrl}
          onClick={(event) => {
            event.preventDefault();
            props.onMore();
          }}
        >
          {t('webshop_listing_more')}
        </a>
      )}
      {others.length > 0 && (
        <section className={styles.others}>
          <h2 className={styles.othersHeading}>{t('webshop_listing_other')}</h2>
          <ul className={styles.otherList}>
            {others.map((tile) => (
              <li key={`${tile.kind}-${tile.url}`}>
                <a className={styles.other} {...tileLink(tile, liveDomain)}>
                  {tile.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
