import { isLinkAddress } from '@etalage/form-engine/schema';
import type { Tile as TileItem } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { foundIn } from '../../runtime/found-in.ts';
import { usePage } from '../../runtime/page-context.ts';
import type { BlockData } from '../../runtime/define-block.ts';
import { tileListKey } from '../../runtime/tile-list.ts';
import { Tile } from '../../tile/tile.tsx';
import { gridLists } from './grid-lists.ts';
import type { grid } from './grid.schema.ts';
import * as styles from './grid.css.ts';

interface Props {
  data: BlockData<typeof grid>;
  editable: boolean;
}

/** The items of a connected grid: those of its collection, or its own ones (BLK-31, BLK-32). */
export function GridItems({ data, editable }: Props) {
  const { connections, site } = usePage();
  const found = gridLists(data).map((list) => foundIn(connections.lists, tileListKey(list)));
  const tiles = found.flatMap((list) => list ?? []);
  const entries = data.wms_connection_collection_key === 'own' ? data.entries : [];
  const sizes = `(min-width: 1190px) ${Math.round(80 / Number(data.columns))}rem, 100vw`;
  if (editable && tiles.length + entries.length === 0)
    return <NoItems isLoading={found.includes(undefined)} />;
  return (
    <>
      {tiles.map((tile, index) =>
        tile.kind === 'page' ? (
          <Entry key={index} title={tile.title} description={tile.description ?? ''} url={addressOf(tile)} />
        ) : (
          <div key={index} className={styles.entry} data-entry="">
            <Tile tile={tile} liveDomain={site.live_domain} sizes={sizes} />
          </div>
        ),
      )}
      {entries.map(({ key, values }) => (
        <Entry key={key} {...values} />
      ))}
    </>
  );
}

const addressOf = ({ link, url }: TileItem) => link || url;

interface EntryProps {
  title: string;
  description: string;
  /** Rendered as a link only when it is a safe address. */
  url: string;
}

function Entry({ title, description, url }: EntryProps) {
  return (
    <div className={styles.entry} data-entry="">
      <h3>{isLinkAddress(url) ? <a href={url}>{title}</a> : title}</h3>
      {description !== '' && <p>{description}</p>}
    </div>
  );
}

/** Shown in the designer only, because the grid would be invisible there. */
function NoItems({ isLoading }: { isLoading: boolean }) {
  const t = useText();
  return <p className={styles.none}>{t(isLoading ? 'grid_items_loading' : 'grid_items_none')}</p>;
}
