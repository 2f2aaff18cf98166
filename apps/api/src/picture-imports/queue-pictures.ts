import type { Insertable } from 'kysely';
import type { Member } from '../calls/handler-context.ts';
import type { ImportPictureRow } from '../db/tables/picture-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { MAX_ADDRESS } from './check-address.ts';
import { knownPictures } from './fetched.repository.ts';
import type { RefusalKey } from './picture-refused.ts';

export interface PictureImport {
  readonly importId: string;
  /** Who imports; the pictures become files and changes of this member. */
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly now: Date;
}

/** A picture that an import names for a product or its variant. */
export interface NamedPicture {
  readonly product_id: string;
  /** '' for the product itself. */
  readonly variant_id: string;
  /** Among all pictures that the import names for it, those that are there already included. */
  readonly place: number;
  readonly source: string;
}

/** Rows in one statement, whose parameters are limited. */
const AT_ONCE = 1000;

/** Whether a picture is named as products store it, instead of by an address of another website. */
export const isOwnAddress = (source: string): boolean => /^\/(?!\/)/.test(source);

/**
 * Queues the pictures of products to be fetched and added. Give all pictures that the import names for a product: those
 * that are known (`knownPictures`, own addresses) are only used for the order of the others, and the caller stores them
 * with the product. A picture that is queued already stays as it is.
 */
export async function queuePictures(
  tx: WebsiteTransaction,
  websiteId: string,
  { importId, member, now }: PictureImport,
  pictures: readonly NamedPicture[],
): Promise<void> {
  const known = await knownPictures(tx, websiteId, [...new Set(pictures.map(({ source }) => source))]);
  const ofImport = { website_id: websiteId, import_id: importId, next_try_at: now };
  const by = { member_id: member.id, member_name: member.name };
  const rows = pictures.map((picture) => ({
    ...picture,
    ...ofImport,
    ...by,
    ...stateOf(picture.source, known),
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await tx
      .insertInto('import_pictures')
      .values(rows.slice(at, at + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

function stateOf(
  source: string,
  known: ReadonlyMap<string, string>,
): Pick<Insertable<ImportPictureRow>, 'state' | 'source' | 'message_key'> {
  if (Buffer.byteLength(source) > MAX_ADDRESS) {
    const key: RefusalKey = 'picture_import_address';
    return { state: 'failed', message_key: key, source: source.slice(0, 200).toWellFormed() };
  }
  return { state: isOwnAddress(source) || known.has(source) ? 'done' : 'waiting', source };
}
