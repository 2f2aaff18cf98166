import type { OwnedProductContent } from '@etalage/shop-domain';
import type { Message } from '../calls/api-error.ts';
import { ApiError } from '../calls/api-error.ts';
import type { ImportUndo } from '../db/tables/catalogue-imports.ts';
import { withSavepoint } from '../db/with-savepoint.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { contentOf, type StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { isSame, productChange } from '../owned-products/product-changes.ts';
import {
  type ValueKey,
  valueKeys,
  valuesOf,
  valuesProblem,
  withPart,
} from '../owned-products/product-values.ts';
import { saveContent } from '../owned-products/save-content.ts';
import type { Storing } from './import-call.ts';
import { storeValues } from './store-values.ts';

/** What taking an import back makes of a product, or why it cannot be taken back. */
export type DecidedUndo =
  | { readonly problem: Message }
  | Undoing
  // Only values change.
  | (Omit<Undoing, 'content'> & { readonly content?: undefined });

interface Undoing {
  readonly product: StoredProduct;
  readonly values: Readonly<Record<string, unknown>>;
  readonly content: OwnedProductContent;
}

/**
 * Decides how to take back what an import made of a product. Pieces that were sold meanwhile stay sold; a new product goes
 * to the archive.
 */
export function decideUndo(
  call: Pick<Storing, 'shop' | 'now'>,
  product: StoredProduct | undefined,
  undo: ImportUndo,
): DecidedUndo {
  if (!product) return { problem: { key: 'product_gone' } };
  const content = contentOf(product);
  const before = contentBefore(content, undo);
  if (!before) return { problem: { key: 'import_changed_since' } };
  const earlier = stillPossible(before, content, call);
  const changed = productChange(content, earlier)?.after ?? {};
  const areValues = Object.keys(changed).every((key) => valueKeys.includes(key as ValueKey));
  const values = { ...(areValues && changed), ...(undo.before !== null && piecesBefore(product, undo)) };
  const problem = valuesProblem(withPart(valuesOf(product), values), product);
  if (problem) return { problem };
  return areValues ? { product, values } : { product, values, content: earlier };
}

/** An earlier state without the categories that are gone or have a rule by now, and without a plan of which the moment passed. */
function stillPossible(
  earlier: OwnedProductContent,
  { categories, publish_at: present }: OwnedProductContent,
  { shop, now }: Pick<Storing, 'shop' | 'now'>,
): OwnedProductContent {
  const isThere = (id: string) =>
    !shop.ruleCategories.has(id) && (shop.categories.has(id) || categories.includes(id));
  const { publish_at: plan } = earlier;
  const isOver = plan !== null && plan !== present && new Date(plan) <= now;
  return {
    ...earlier,
    categories: earlier.categories.filter(isThere),
    publish_at: isOver ? null : plan,
  };
}

/** Takes back what an import made of the content of a product; returns why it cannot. */
export async function undoContent(
  tx: WebsiteTransaction,
  call: Storing,
  { product, values, content }: Undoing,
): Promise<Message | undefined> {
  try {
    await withSavepoint(tx, async () => {
      // Pieces first: they may be of variants that the earlier content does not have.
      await storeValues(tx, call, [{ productId: product.id, values }], 'undone');
      const save = { ...call, priceMode: call.shop.price_mode, action: 'undone' as const };
      await saveContent(tx, save, product, content);
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Object.values(error.fields ?? {}).flat()[0] ?? { key: 'import_changed_since' };
  }
}

/** A product as it was before an import; undefined when it was changed since. Pictures may have been fetched since. */
function contentBefore(
  content: OwnedProductContent,
  { before, after }: ImportUndo,
): OwnedProductContent | undefined {
  const keys = (Object.keys(after) as (keyof OwnedProductContent)[]).filter((key) => key !== 'images');
  const isAs = (part: Partial<OwnedProductContent>) => (key: keyof OwnedProductContent) =>
    isSame(withoutPictures(content[key]), withoutPictures(part[key]));
  const isArchived = before === null && content.status === 'archived';
  // It was taken back already.
  if (
    isArchived ||
    (before !== null && keys.every(isAs(before)) && isSame(content.images, before.images ?? content.images))
  )
    return content;
  const isOurs = keys.filter((key) => key !== 'url').every(isAs(after));
  if (!isOurs) return undefined;
  return before === null ? { ...content, status: 'archived', publish_at: null } : { ...content, ...before };
}

/** Variants without their pictures; any other part as it is. */
function withoutPictures(part: unknown): unknown {
  if (!Array.isArray(part)) return part;
  return part.map((one: unknown) => {
    const isVariant = typeof one === 'object' && one !== null && 'choices' in one;
    return isVariant ? { ...one, images: [] } : one;
  });
}

/** The pieces of a product less what its import added. */
function piecesBefore(
  product: StoredProduct,
  { pieces_before: before, pieces_after: after }: ImportUndo,
): Record<string, unknown> {
  const { on_hand, variant_on_hand } = valuesOf(product);
  const whole = before.whole === undefined ? undefined : (on_hand ?? 0) + before.whole - (after.whole ?? 0);
  const variants = Object.entries(before.variants)
    .filter(([id]) => id in variant_on_hand)
    .map(([id, count]) => [id, (variant_on_hand[id] ?? 0) + count - (after.variants[id] ?? 0)] as const);
  return {
    ...(whole !== undefined && { on_hand: Math.max(0, whole) }),
    ...(variants.length > 0 && { variant_on_hand: Object.fromEntries(variants) }),
  };
}
