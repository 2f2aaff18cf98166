import type { Tile } from '@etalage/shop-domain/schema';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import { tileListKey, type TileList } from '../../runtime/tile-list.ts';
import * as styles from './tile-block.css.ts';
import { TileGrid } from '../../tile/tile.tsx';

interface TileBlockProps {
  title: string;
  /** Tiles of what was chosen by hand. */
  chosen: readonly Tile[];
  /** Lists of the page that follow what was chosen. */
  lists: readonly TileList[];
  columns: 2 | 3 | 4;
}

/** A grid of tiles under a title; renders nothing without tiles (BLK-33). */
export function TileBlock({ title, chosen, lists, columns }: TileBlockProps) {
  const { connections, site } = usePage();
  const listed = lists.flatMap((list) => foundIn(connections.lists, tileListKey(list)) ?? []);
  const tiles = [...chosen, ...listed];
  if (tiles.length === 0) return null;
  return (
    <div className={styles.block}>
      {title !== '' && <h2>{title}</h2>}
      <TileGrid tiles={tiles} columns={columns} liveDomain={site.live_domain} />
    </div>
  );
}
