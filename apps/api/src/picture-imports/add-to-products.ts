import { sql, type Selectable } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { ImportPictureRow } from '../db/tables/picture-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { contentOf } from '../owned-products/owned-product.mapper.ts';
import { findOwnedProduct } from '../owned-products/owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { productChange } from '../owned-products/product-changes.ts';
import { updateImages } from '../owned-products/store-content.ts';
import { namedFiles } from './named-files.ts';
import type { RefusalKey } from './picture-refused.ts';
import { type Pictures, withAdded } from './with-added.ts';

type Picture = Pick<
  Selectable<ImportPictureRow>,
  'import_id' | 'product_id' | 'variant_id' | 'place' | 'source' | 'member_id' | 'member_name'
>;

/** Most pictures that are added in one transaction: a picture can be that of all products. */
const AT_ONCE = 50;
const NO_ROOM: RefusalKey = 'picture_import_no_room';

/**
 * Adds fetched pictures to the products that wait for them, each product as one change of the member who imports. What
 * products are otherwise stays. Returns whether more of them may wait.
 */
export async function addToProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  sources: readonly string[],
): Promise<boolean> {
  await lockProducts(tx, websiteId);
  const waiting = await tx
    .selectFrom('import_pictures')
    .select(['import_id', 'product_id', 'variant_id', 'place', 'source', 'member_id', 'member_name'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'waiting')
    .where('source', '=', sql<string>`any(${[...sources]}::text[])`)
    .orderBy('import_id')
    .orderBy('product_id')
    .orderBy('variant_id')
    .orderBy('place')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  const byProduct = Map.groupBy(waiting, (picture) =>
    JSON.stringify([picture.import_id, picture.product_id]),
  );
  for (const pictures of byProduct.values()) await addToProduct(tx, websiteId, pictures);
  return waiting.length === AT_ONCE;
}

/** Adds pictures that one import named for one product. */
async function addToProduct(
  tx: WebsiteTransaction,
  websiteId: string,
  pictures: readonly Picture[],
): Promise<void> {
  const [first] = pictures;
  if (!first) return;
  const product = await findOwnedProduct(tx, websiteId, first.product_id);
  const before = product && contentOf(product);
  const named = await namedFiles(tx, websiteId, first);
  let after: Pictures | undefined = before;
  for (const picture of pictures) {
    const file = named.find(({ variant_id, place }) => isAt(picture, variant_id, place))?.file;
    const added = after && file !== undefined ? withAdded(after, { ...picture, file }, named) : after;
    await end(tx, websiteId, picture, added === 'full' ? NO_ROOM : '');
    if (added !== 'full') after = added;
  }
  const change = before && after && productChange(before, { ...before, ...after });
  if (!change || !after) return;
  await updateImages(tx, { websiteId, id: first.product_id }, after);
  const member = { id: first.member_id, name: first.member_name };
  await recordChange(tx, websiteId, member, {
    kind: 'product',
    action: 'pictures',
    changes: [{ subjectId: first.product_id, before: { ...change.before }, after: { ...change.after } }],
  });
}

const isAt = (picture: Picture, variantId: string, place: number) =>
  picture.variant_id === variantId && picture.place === place;

/** Ends the wait of a picture: added, or refused with a reason. */
async function end(
  tx: WebsiteTransaction,
  websiteId: string,
  { import_id, product_id, variant_id, place }: Picture,
  reason: RefusalKey | '',
): Promise<void> {
  await tx
    .updateTable('import_pictures')
    .set({ state: reason === '' ? 'done' : 'failed', message_key: reason })
    .where('website_id', '=', websiteId)
    .where('import_id', '=', import_id)
    .where('product_id', '=', product_id)
    .where('variant_id', '=', variant_id)
    .where('place', '=', place)
    .execute();
}
