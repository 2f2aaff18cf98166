import type { Tile } from '@etalage/shop-domain';
import { formatPicture, readPicture } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The key of a stored file in the address of a picture. */
const KEY = /\/(assets\/[^?#|]+)$/;

/**
 * Tiles of which each picture has the focal point of its file in the library, unless it has one of its own: tiles that a
 * browser draws have no page that knows its pictures.
 */
export async function withFocus(
  tx: WebsiteTransaction,
  websiteId: string,
  tiles: readonly Tile[],
): Promise<Tile[]> {
  const pictures = tiles.flatMap(({ main_image, second_image }) =>
    `${main_image}|${second_image}`.split('|'),
  );
  const keys = [...new Set(pictures.flatMap((picture) => keyOf(picture) ?? []))];
  if (keys.length === 0) return [...tiles];
  const rows = await tx
    .selectFrom('files')
    .select(['key', 'focus_x as x', 'focus_y as y'])
    .where('website_id', '=', websiteId)
    .where('key', 'in', keys)
    .where('focus_x', 'is not', null)
    .execute();
  if (rows.length === 0) return [...tiles];
  const points = new Map(rows.map(({ key, x, y }) => [key, { x: x ?? 50, y: y ?? 50 }]));
  const placed = (stored: string) =>
    stored
      .split('|')
      .map((address) => {
        const focus = points.get(keyOf(address) ?? '');
        return focus ? formatPicture({ address, focus }) : address;
      })
      .join('|');
  return tiles.map((tile) => ({
    ...tile,
    main_image: placed(tile.main_image),
    second_image: placed(tile.second_image),
  }));
}

/** The key of the file of a picture without a focal point of its own. */
function keyOf(picture: string): string | undefined {
  const { address, focus } = readPicture(picture);
  return focus ? undefined : KEY.exec(address)?.[1];
}
