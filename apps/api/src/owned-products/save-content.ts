import { checkProduct, type OwnedProductContent, storedProperties } from '@etalage/shop-domain';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { Member } from '../calls/handler-context.ts';
import { recordChange } from '../audit/audit.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { checkedPathAt } from '../pages/checked-path.ts';
import { planErrors, planOf } from '../pages/page-plan.ts';
import { findProperties } from '../properties/property.repository.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { findKnown, referenceErrors } from './content-references.ts';
import { contentOf, type StoredProduct } from './owned-product.mapper.ts';
import { productChange } from './product-changes.ts';
import { updateContent } from './store-content.ts';

interface Save {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly priceMode: 'gross' | 'net';
  readonly action: 'saved' | 'restored' | 'imported' | 'undone';
  readonly now: Date;
}

/**
 * Stores what a product becomes, with its event; nothing if it is that already. Throws `validation_failed` at the fields
 * below `product`. The caller locked pages and products, and sanitised the content.
 */
export async function saveContent(
  tx: WebsiteTransaction,
  { websiteId, member, priceMode, action, now }: Save,
  stored: StoredProduct,
  given: OwnedProductContent,
): Promise<void> {
  const { id } = stored;
  const before = contentOf(stored);
  const address = { typed: given.url, owners: { products: [id] } };
  const isMoved = given.url !== before.url;
  const url = isMoved ? await checkedPathAt(tx, websiteId, 'product.url', address) : before.url;
  const properties = storedProperties(given.properties, await findProperties(tx, websiteId));
  const content = { ...given, url, properties };
  const change = productChange(before, content);
  if (!change) return;
  const known = await findKnown(tx, websiteId, id, content);
  const errors = { ...ruleErrors(content, before, now), ...referenceErrors(id, content, known) };
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
  await updateContent(tx, { websiteId, id, priceMode }, content, change.after);
  if (before.status === 'published' && before.url !== content.url) {
    await redirectMoved(tx, websiteId, member, [{ from: before.url, to: content.url }]);
  }
  const isPlanned = content.publish_at !== null && content.publish_at !== before.publish_at;
  if (isPlanned) {
    await tx
      .updateTable('products')
      .set({ planned_by_id: member.id, planned_by_name: member.name })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .execute();
  }
  await recordChange(tx, websiteId, member, {
    kind: 'product',
    action,
    changes: [{ subjectId: id, before: { ...change.before }, after: { ...change.after } }],
  });
}

function ruleErrors(content: OwnedProductContent, before: OwnedProductContent, now: Date): FieldMessages {
  const errors = Object.entries(checkProduct(content).errors).map(([path, texts]) => [
    `product.${path}`,
    texts,
  ]);
  const plan = (state: OwnedProductContent) => planOf({ publish_at: state.publish_at, unpublish_at: null });
  const planned = planErrors(plan(content), { before: plan(before), now, isHome: false })?.['publish_at'];
  return {
    ...(Object.fromEntries(errors) as FieldMessages),
    ...(planned && { 'product.publish_at': planned }),
  };
}
