import { fileStreams } from '@etalage/api-contract';
import type { FocalPoint } from '@etalage/site-model';
import { type Selectable, sql } from 'kysely';
import type { PictureRow } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type PictureLook = Pick<Selectable<PictureRow>, 'width' | 'height' | 'placeholder'>;

/** The address of a public file of a website, by which pages name it. */
export function publicAddress(websiteId: string, key: string): string {
  return fileStreams.streamAddress(fileStreams.showFile, websiteId, key);
}

/** Stores the looks of pictures by their addresses; what is known is replaced. */
export async function savePictures(
  tx: WebsiteTransaction,
  websiteId: string,
  looks: ReadonlyMap<string, PictureLook>,
): Promise<void> {
  if (looks.size === 0) return;
  const rows = [...looks].map(([address, look]) => ({ website_id: websiteId, address, ...look }));
  await tx
    .insertInto('pictures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'address']).doUpdateSet((row) => ({
        width: row.ref('excluded.width'),
        height: row.ref('excluded.height'),
        placeholder: row.ref('excluded.placeholder'),
      })),
    )
    .execute();
}

/** A picture as pages show it: its look, and the alternative text and the focal point of its file in the library. */
type KnownPicture = PictureLook & { readonly alt?: string; readonly focus?: FocalPoint };

/** What is known of pictures by their addresses; a picture that is not known is left out. */
export async function findPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  addresses: readonly string[],
): Promise<Record<string, KnownPicture>> {
  if (addresses.length === 0) return {};
  const rows = await tx
    .selectFrom('pictures')
    .leftJoin('files', (join) =>
      join
        .onRef('files.website_id', '=', 'pictures.website_id')
        .on('files.key', '=', keyOfAddress(websiteId)),
    )
    .select(['pictures.address', 'pictures.width', 'pictures.height', 'pictures.placeholder'])
    .select(['files.alt', 'files.is_decorative', 'files.focus_x', 'files.focus_y'])
    .where('pictures.website_id', '=', websiteId)
    .where('pictures.address', 'in', addresses)
    .execute();
  return Object.fromEntries(
    rows.map(({ address, alt, is_decorative, focus_x: x, focus_y: y, ...look }) => {
      const text = alt && !is_decorative ? { alt } : {};
      return [address, { ...look, ...text, ...(x !== null && y !== null && { focus: { x, y } }) }];
    }),
  );
}

/** The key in the address of a picture, as SQL. */
function keyOfAddress(websiteId: string) {
  return sql<string>`substr(pictures.address, ${publicAddress(websiteId, '').length + 1}::int)`;
}

export async function deletePicture(
  tx: WebsiteTransaction,
  websiteId: string,
  address: string,
): Promise<void> {
  await tx
    .deleteFrom('pictures')
    .where('website_id', '=', websiteId)
    .where('address', '=', address)
    .execute();
}
