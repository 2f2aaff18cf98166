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
  const known = hasForm
    ? { ...(await findKnown(tx, websiteId, id, content)), definitions: allKnown(content).definitions }
    : { ...allKnown(content), taken_numbers: takenNumbers(target, content) };
  found.push(...messagesOf(referenceErrors(id, content, known), target, applied));
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

/** What a product names, as things that are there: the sheet was read with those of the website. */
function allKnown({ categories, related, properties }: OwnedProductContent) {
  return {
    categories,
    rule_categories: [],
    products: related,
    has_form: true,
    has_vat_class: true,
    has_maker: true,
    definitions: properties.map(asDefinition),
  };
}

/** A property that has all values of a product. */
function asDefinition({ key, values }: OwnedProductContent['properties'][number]) {
  const kind = 'choice' as const;
  return { key, title: key, kind, unit: '', values: values.map((value) => ({ value, color: '' })) };
}

/** Article numbers that other products have; read for all products of the sheet together. */
function takenNumbers(
  { product, owners }: Target,
  { article_number, variants }: OwnedProductContent,
): string[] {
  const numbers = [article_number, ...variants.map((variant) => variant.article_number)];
  return numbers.filter((number) => {
    const owner = owners.get(number);
    return number !== '' && owner !== undefined && owner !== product?.id;
  });
}
