import { imagesOf } from '@etalage/shop-domain';
import type { Tile as TileItem } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { AllowPictures, allowPicturesTextKeys } from '../picture/allow-pictures.tsx';
import { Picture } from '../picture/picture.tsx';
import { tileLink } from './tile-link.ts';
import { UnitPrice } from './unit-price.tsx';
import { unitWordKeys } from './unit-words.ts';
import * as styles from './tile.css.ts';

export const tileTextKeys = [
  ...allowPicturesTextKeys,
  ...unitWordKeys,
  'webshop_price_from',
  'webshop_price_now',
  'webshop_price_lowest',
  'webshop_tile_swatches',
] as const;

interface TileProps {
  tile: TileItem;
  /** Host of the published site, to distinguish its own addresses from others. */
  liveDomain: string;
  /** The first pictures of a page are loaded eagerly. */
  isEager?: boolean;
  /** Display width of its picture, in CSS notation. */
  sizes?: string;
}

/**
 * One product, category or page in a grid: picture, title and, for a product, its price (CAT-11, CAT-18, CAT-19).
 */
export function Tile({ tile, liveDomain, isEager = false, sizes = '300px' }: TileProps) {
  const [image] = imagesOf(tile.main_image);
  const square = { width: 300, height: 300 };
  return (
    <a className={styles.tile} {...tileLink(tile, liveDomain)}>
      <span className={styles.frame}>
        {image && (
          <Picture
            className={styles.image}
            source={image}
            sizes={sizes}
            {...square}
            alt=""
            loading={isEager ? 'eager' : 'lazy'}
            isWithinLink
          />
        )}
        {/* Hidden until the mouse or the focus is on the tile; a hidden lazy picture is not loaded. */}
        {image && tile.second_image !== '' && (
          <Picture
            className={styles.secondImage}
            source={tile.second_image}
            sizes={sizes}
            {...square}
            alt=""
            hasPlaceholder={false}
            isWithinLink
          />
        )}
      </span>
      <span className={styles.title}>{tile.title}</span>
      {tile.kind === 'product' && tile.price && !tile.hide_price && (
        <TilePrice tile={tile} price={tile.price} />
      )}
      {tile.swatches.length > 0 && <Swatches swatches={tile.swatches} />}
    </a>
  );
}

/** Maximum number of dots for the colours and materials of a product; the others are counted. */
const MAX_DOTS = 4;

/** The colours or materials of a product: dots on the screen, names for screen readers. */
function Swatches({ swatches }: { swatches: TileItem['swatches'] }) {
  const t = useText();
  const more = swatches.length - MAX_DOTS;
  return (
    <span className={styles.swatches}>
      <span className={visuallyHidden}>
        {t('webshop_tile_swatches', { names: swatches.map(({ title }) => title).join('; ') })}
      </span>
      {swatches.slice(0, MAX_DOTS).map(({ title, color }) => (
        <span key={title} className={styles.swatch} style={{ backgroundColor: color }} />
      ))}
      {more > 0 && <span aria-hidden="true">{`+${more}`}</span>}
    </span>
  );
}

/**
 * A product's price, or its sale price after the struck-through old one; "vanaf" when its page starts with a more
 * expensive choice.
 */
function TilePrice({ tile, price }: { tile: TileItem; price: NonNullable<TileItem['price']> }) {
  const t = useText();
  const side = tile.show_price_tax_included ? 'incl_tax' : 'excl_tax';
  const before = tile.before_price_text || (tile.is_from_price ? t('webshop_price_lowest') : '');
  return (
    <span className={styles.price}>
      {before && <span className={styles.before}>{before} </span>}
      {tile.sale_price && tile.sale_price[side] < price[side] ? (
        <>
          <span className={visuallyHidden}>{t('webshop_price_from')} </span>
          <s className={styles.old}>{formatMoney(price[side])}</s>{' '}
          <span className={visuallyHidden}>{t('webshop_price_now')} </span>
          <span className={styles.sale}>{formatMoney(tile.sale_price[side])}</span>
        </>
      ) : (
        formatMoney((tile.sale_price ?? price)[side])
      )}
      {tile.content && (
        <UnitPrice
          className={styles.perUnit}
          cents={(tile.sale_price ?? price)[side]}
          content={tile.content}
        />
      )}
    </span>
  );
}

interface TileGridProps {
  tiles: readonly TileItem[];
  /** Tiles per row on desktop (CAT-16, CAT-17). */
  columns: 2 | 3 | 4;
  liveDomain: string;
  /** How many load their picture eagerly. */
  eager?: number;
}

/** Tiles in rows, two per row on a phone (CAT-20). */
export function TileGrid({ tiles, columns, liveDomain, eager = 0 }: TileGridProps) {
  const isProducts = tiles[0]?.kind === 'product';
  const sizes = `(min-width: 1190px) min(${Math.round(100 / columns)}vw, ${Math.round(80 / columns)}rem), 50vw`;
  return (
    <>
      <AllowPictures sources={tiles.flatMap(({ main_image: images }) => imagesOf(images).slice(0, 1))} />
      <ul className={`${styles.grid} ${styles.columns[columns]} ${isProducts ? styles.products : ''}`.trim()}>
        {tiles.map((tile, index) => (
          <li key={`${tile.url}-${index}`} className={styles.item}>
            <Tile tile={tile} liveDomain={liveDomain} isEager={index < eager} sizes={sizes} />
          </li>
        ))}
      </ul>
    </>
  );
}
