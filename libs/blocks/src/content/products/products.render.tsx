import type { Tile } from '@etalage/shop-domain/schema';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { TileGrid } from '../../tile/tile.tsx';
import type { products } from './products.schema.ts';
import * as styles from './products.css.ts';

/** A grid of the products that this block refers to; renders nothing when there are none (BLK-33). */
export function ProductsBlock({ id, data }: BlockProps<typeof products>) {
  const { connections, site } = usePage();
  const tiles = (connections[id] ?? []) as Tile[];
  if (tiles.length === 0) return null;
  return (
    <div className={styles.block}>
      {data.title !== '' && <h2>{data.title}</h2>}
      <TileGrid tiles={tiles} columns={data.columns === '3' ? 3 : 4} liveDomain={site.live_domain} />
    </div>
  );
}
