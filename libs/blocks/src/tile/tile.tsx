import { imagesOf, isOn } from '@etalage/shop-domain';
import type { TileWire } from '@etalage/shop-domain/schema';
import { pictureSources } from '@etalage/site-model';
import { formatEuros } from '@etalage/texts/format';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { tileLink } from './tile-link.ts';
import * as styles from './tile.css.ts';

export const tileTextKeys = ['webshop_price_from', 'webshop_price_now'] as const;

interface TileProps {
  tile: TileWire;
  /** Host of the published site, to tell own addresses from others. */
  liveDomain: string;
  /** The first pictures of a page load at once. */
  isEager?: boolean;
  /** How wide its picture stands, as CSS says it. */
  sizes?: string;
}

/** One product, category or page in a grid: picture, title and, for a product, its price (CAT-11, CAT-18, CAT-19). */
export function Tile({ tile, liveDomain, isEager = false, sizes = '300px' }: TileProps) {
  const [image] = imagesOf(tile.main_image);
  return (
    <a className={styles.tile} {...tileLink(tile, liveDomain)}>
      <span className={styles.frame}>
        {image && (
          <img
            className={styles.image}
            {...pictureSources(image, sizes)}
            alt=""
            width={300}
            height={300}
            loading={isEager ? 'eager' : 'lazy'}
          />
        )}
      </span>
      <span className={styles.title}>{tile.title}</span>
      {tile.kind === 'product' && tile.price && !isOn(tile.hide_price) && (
        <TilePrice tile={tile} price={tile.price} />
      )}
    </a>
  );
}

/** A product's price, or its sale price after the struck old one. */
function TilePrice({ tile, price }: { tile: TileWire; price: NonNullable<TileWire['price']> }) {
  const t = useText();
  const side = isOn(tile.show_price_tax_included) ? 'incl_tax' : 'excl_tax';
  return (
    <span className={styles.price}>
      {tile.before_price_text && <span className={styles.before}>{tile.before_price_text} </span>}
      {tile.sale_price && tile.sale_price[side] < price[side] ? (
        <>
          <span className={visuallyHidden}>{t('webshop_price_from')} </span>
          <s className={styles.old}>{formatEuros(price[side])}</s>{' '}
          <span className={visuallyHidden}>{t('webshop_price_now')} </span>
          <span className={styles.sale}>{formatEuros(tile.sale_price[side])}</span>
        </>
      ) : (
        formatEuros((tile.sale_price ?? price)[side])
      )}
    </span>
  );
}

interface TileGridProps {
  tiles: readonly TileWire[];
  /** Tiles in a row on desktop (CAT-16, CAT-17). */
  columns: 2 | 3 | 4;
  liveDomain: string;
  /** How many load their picture at once. */
  eager?: number;
}

/** Tiles in rows; products stand in pairs on a phone, categories below each other (CAT-20). */
export function TileGrid({ tiles, columns, liveDomain, eager = 0 }: TileGridProps) {
  const isProducts = tiles[0]?.kind === 'product';
  const sizes = `(min-width: 1190px) min(${Math.round(100 / columns)}vw, ${Math.round(80 / columns)}rem), (min-width: 640px) 50vw, ${isProducts ? 50 : 100}vw`;
  return (
    <ul className={`${styles.grid} ${styles.columns[columns]} ${isProducts ? styles.pairs : ''}`}>
      {tiles.map((tile, index) => (
        <li key={`${tile.url}-${index}`} className={styles.item}>
          <Tile tile={tile} liveDomain={liveDomain} isEager={index < eager} sizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
