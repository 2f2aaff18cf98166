import { type AppliedItem, columnOf, type OwnedProductContent } from '@etalage/shop-domain';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { areOnlyValues } from '../owned-products/product-values.ts';
import { findKnown, referenceErrors } from '../owned-products/content-references.ts';
import { checkedPathAt } from '../pages/checked-path.ts';
import type { Target } from './find-targets.ts';

interface Placed {
  readonly target: Target;
  readonly before: OwnedProductContent;
  readonly applied: AppliedItem;
}

/** Why a product cannot have its address, its article numbers, which others may have, or what it names. */
export async function checkPlace(
  tx: WebsiteTransaction,
  websiteId: string,
  { target, before, applied }: Placed,
): Promise<ImportMessage[]> {
  const { content } = applied;
  const id = target.product?.id ?? '';
  const found: ImportMessage[] = [];
  if (content.url !== before.url) {
    try {
      const address = { typed: content.url, owners: id === '' ? {} : { products: [id] } };
      await checkedPathAt(tx, websiteId, 'product.url', address);
    } catch (error) {
      if (!(error instanceof ApiError) || !error.fields) throw error;
      found.push(...messagesOf(error.fields, target, applied));
    }
  }
  // A form that was deleted since refuses every save of the product.
  const hasForm = content.enable_form && content.form_id !== '' && !areOnlyValues(before, content);
  if (hasForm || numbersOf(content) !== numbersOf(before)) {
    const known = await findKnown(tx, websiteId, id, content);
    found.push(...messagesOf(referenceErrors(id, content, known), target, applied));
  }
  return found;
}

/** Messages at fields of a product, at the rows and columns that the fields come from. */
function messagesOf(
  fields: FieldMessages,
  { item }: Target,
  { content, rows }: AppliedItem,
): ImportMessage[] {
  return Object.entries(fields).flatMap(([path, texts]) => {
    const [, key = '', index] = path.split('.');
    const variant = key === 'variants' ? content.variants[Number(index)] : undefined;
    const row = (variant && rows.get(variant.id)) ?? item.row;
    const column = variant ? 'article_number' : columnOf(key);
    return texts.map((text) => ({ row, column, text }));
  });
}

const numbersOf = ({ article_number, variants }: OwnedProductContent): string =>
  JSON.stringify([article_number, ...variants.map((variant) => variant.article_number)]);
