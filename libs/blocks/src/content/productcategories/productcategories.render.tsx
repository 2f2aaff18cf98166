import type { Tile } from '@etalage/shop-domain/schema';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { TileGrid } from '../../tile/tile.tsx';
import type { productcategories } from './productcategories.schema.ts';
import * as styles from '../products/products.css.ts';

/** A grid of the categories that this block refers to; renders nothing when there are none (BLK-33). */
export function ProductCategoriesBlock({ id, data }: BlockProps<typeof productcategories>) {
  const { connections, site } = usePage();
  const tiles = (connections[id] ?? []) as Tile[];
  if (tiles.length === 0) return null;
  return (
    <div className={styles.block}>
      {data.title !== '' && <h2>{data.title}</h2>}
      <TileGrid tiles={tiles} columns={Number(data.columns) as 2 | 3 | 4} liveDomain={site.live_domain} />
    </div>
  );
}
