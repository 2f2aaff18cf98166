import type { Selectable } from 'kysely';
import type { ImportPictureRow } from '../db/tables/picture-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { knownPictures } from './fetched.repository.ts';
import { isOwnAddress } from './queue-pictures.ts';

export interface NamedFile {
  readonly variant_id: string;
  readonly place: number;
  readonly file: string | undefined;
}

/** All pictures that an import named for a product and its variants, with the files that they are. */
export async function namedFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  { import_id, product_id }: Pick<Selectable<ImportPictureRow>, 'import_id' | 'product_id'>,
): Promise<NamedFile[]> {
  const rows = await tx
    .selectFrom('import_pictures')
    .select(['variant_id', 'place', 'source'])
    .where('website_id', '=', websiteId)
    .where('import_id', '=', import_id)
    .where('product_id', '=', product_id)
    .execute();
  const known = await knownPictures(
    tx,
    websiteId,
    rows.map(({ source }) => source),
  );
  return rows.map(({ variant_id, place, source }) => {
    return { variant_id, place, file: isOwnAddress(source) ? source : known.get(source) };
  });
}
