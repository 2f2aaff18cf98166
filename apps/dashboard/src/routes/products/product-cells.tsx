import type { TextKey } from '@etalage/texts';
import { formatCount, formatDateTime, formatMoney } from '@etalage/texts/format';
import { pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Badge, type BadgeTone, rowLink } from '@etalage/ui-kit/dashboard';
import { box as chooseBox } from '../../lists/choose-all-bar.css.ts';
import type { ListedProduct, ProductState } from '../../queries/product-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as styles from './products.css.ts';

const stateLooks: Record<ProductState, { tone: BadgeTone; text: TextKey }> = {
  published: { tone: 'good', text: 'products_state_published' },
  draft: { tone: 'waiting', text: 'products_state_draft' },
  planned: { tone: 'neutral', text: 'products_state_planned' },
  archived: { tone: 'neutral', text: 'products_state_archived' },
};

interface NameProps {
  product: ListedProduct;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}

/** The first cell of a row: a box to choose it, its picture, and its title, which opens it. */
export function Name({ product, isChosen, onChoose }: NameProps) {
  const t = useText();
  const { id, title, article_number, variant_count } = product;
  const variants = variant_count > 0 && t('products_variant_count', { count: formatCount(variant_count) });
  return (
    <span className={styles.name}>
      <label className={`${aboveRowLink} ${styles.choose}`}>
        <input
          type="checkbox"
          className={chooseBox}
          aria-label={t('products_choose', { title })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <Thumbnail picture={product.picture} />
      <span className={styles.titles}>
        <ScreenLink className={`${rowLink} ${styles.title}`} to={`/producten/${encodeURIComponent(id)}`}>
          {title}
        </ScreenLink>
        {(article_number !== '' || variants) && (
          <span className={styles.soft}>{[article_number, variants].filter(Boolean).join(' · ')}</span>
        )}
      </span>
    </span>
  );
}

/** The first picture of a product, or an empty place of the same size. */
export function Thumbnail({ picture }: { picture: string }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {picture !== '' && (
        <img {...pictureSources(picture, '44px')} alt="" loading="lazy" className={styles.image} />
      )}
    </span>
  );
}

/** Whether visitors see a product; when they will, for a planned one. */
export function State({ product: { state, publish_at } }: { product: ListedProduct }) {
  const t = useText();
  const { tone, text } = stateLooks[state];
  return (
    <span className={styles.state}>
      <Badge tone={tone}>{t(text)}</Badge>
      {publish_at && <span className={styles.soft}>{formatDateTime(publish_at)}</span>}
    </span>
  );
}

/** What a product costs; the price before a sale is struck through. */
export function Price({ product }: { product: ListedProduct }) {
  const t = useText();
  const { price_cents, sale_price_cents: sale, has_options } = product;
  return (
    <span className={styles.prices}>
      {sale === null ? (
        formatMoney(price_cents)
      ) : (
        <>
          <span>{formatMoney(sale)}</span>
          <s className={styles.soft}>{formatMoney(price_cents)}</s>
        </>
      )}
      {has_options && <span className={styles.soft}>{t('products_with_options')}</span>}
    </span>
  );
}

/** How many pieces can still be ordered, and how many orders hold. */
export function Stock({ product: { stock_management, on_hand, reserved } }: { product: ListedProduct }) {
  const t = useText();
  if (!stock_management) return <span className={styles.soft}>{t('products_stock_unlimited')}</span>;
  const available = (on_hand ?? 0) - (reserved ?? 0);
  return (
    <span className={styles.prices}>
      <span className={available > 0 ? undefined : styles.none}>
        {available > 0 ? formatCount(available) : t('products_stock_none')}
      </span>
      {Boolean(reserved) && (
        <span className={styles.soft}>{t('products_reserved', { count: formatCount(reserved ?? 0) })}</span>
      )}
    </span>
  );
}
