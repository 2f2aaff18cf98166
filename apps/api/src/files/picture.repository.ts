import { fileStreams } from '@etalage/api-contract';
import type { Selectable } from 'kysely';
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

/** The looks of pictures by their addresses; a picture that is not known is left out. */
export async function findPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  addresses: readonly string[],
): Promise<Record<string, PictureLook>> {
  if (addresses.length === 0) return {};
  const rows = await tx
    .selectFrom('pictures')
    .select(['address', 'width', 'height', 'placeholder'])
    .where('website_id', '=', websiteId)
    .where('address', 'in', addresses)
    .execute();
  return Object.fromEntries(rows.map(({ address, ...look }) => [address, look]));
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
