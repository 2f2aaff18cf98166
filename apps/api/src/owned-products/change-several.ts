import type { Message } from '../calls/api-error.ts';
import { ApiError, errorBodyOf } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { ValuesChange } from './apply-values.ts';
import type { StoredProduct } from './owned-product.mapper.ts';
import { findOwnedProducts } from './owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { changedKeys, type ProductValues, valuesOf, valuesProblem } from './product-values.ts';

/** What several products become, and which stay as they are. */
export interface Decided {
  readonly changes: readonly ValuesChange[];
  readonly unchanged: number;
  readonly refused: readonly { id: string; title: string; message: string }[];
}

/** Products by their id, locked with their stock until the transaction ends. */
export async function lockedProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  await lockProducts(tx, websiteId);
  // Orders take pieces meanwhile; in one order, so that two changes do not wait for each other.
  await sql`
    select from stock where website_id = ${websiteId} and product_id = any(${[...ids]}::text[])
    order by product_id for update`.execute(tx);
  const products = await findOwnedProducts(tx, websiteId, ids);
  return new Map(products.map((product) => [product.id, product]));
}

/** Decides for each product what it becomes; `next` returns its new values, or why it cannot have any. */
export function decide(
  ids: readonly string[],
  products: ReadonlyMap<string, StoredProduct>,
  translate: HandlerContext['translate'],
  next: (product: StoredProduct) => ProductValues | { readonly problem: Message },
): Decided {
  const changes: ValuesChange[] = [];
  const refused: { id: string; title: string; message: string }[] = [];
  let unchanged = 0;
  for (const id of new Set(ids)) {
    const product = products.get(id);
    const refuse = (problem: Message) =>
      refused.push({ id, title: product?.title ?? id, message: messageText(problem, translate) });
    if (!product) {
      refuse({ key: 'product_gone' });
      continue;
    }
    const values = next(product);
    const problem = 'problem' in values ? values.problem : valuesProblem(values, product);
    if (problem) refuse(problem);
    else if ('problem' in values || changedKeys(valuesOf(product), values).length === 0) unchanged += 1;
    else changes.push({ product, values });
  }
  return { changes, unchanged, refused };
}

/** A message in the words of the website. */
export function messageText(problem: Message, translate: HandlerContext['translate']): string {
  const error = new ApiError('validation_failed', { row: [problem] });
  return errorBodyOf(error, translate).errors['row']?.[0] ?? '';
}
