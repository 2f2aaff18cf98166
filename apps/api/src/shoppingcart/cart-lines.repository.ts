import { compiledStatement } from '../db/compiled-statement.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { CartLineRecord, CartRecord } from './cart.repository.ts';

/** Lines in the order in which they were added. */
export async function findLines(
  tx: WebsiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<CartLineRecord[]> {
  return linesOf(tx, { websiteId, cartId });
}

const linesOf = compiledStatement<Readonly<Record<'websiteId' | 'cartId', string>>, CartLineRecord>(
  (db, value) =>
    db
      .selectFrom('cart_lines')
      .selectAll()
      .where('website_id', '=', value('websiteId'))
      .where('cart_id', '=', value('cartId'))
      .orderBy('sequence'),
);

export interface NewLine {
  readonly website_id: string;
  readonly cart_id: string;
  readonly id: string;
  readonly type: 'checkout' | 'quote';
  readonly product_id: string;
  readonly title: string;
  readonly quantity: number;
  readonly selection: string;
  readonly merge_key: string;
  readonly seen_unit_cents: number;
}

export async function insertLine(tx: WebsiteTransaction, line: NewLine): Promise<void> {
  await addLine(tx, line);
}

const addLine = compiledStatement<NewLine, unknown>((db, value) =>
  db.insertInto('cart_lines').values({
    website_id: value('website_id'),
    cart_id: value('cart_id'),
    id: value('id'),
    type: value('type'),
    product_id: value('product_id'),
    title: value('title'),
    quantity: value('quantity'),
    selection: value('selection'),
    merge_key: value('merge_key'),
    seen_unit_cents: value('seen_unit_cents'),
  }),
);

/** Sets a line's quantity, and the unit price and title it has now. */
export async function updateLine(
  tx: WebsiteTransaction,
  line: Pick<CartLineRecord, 'website_id' | 'cart_id' | 'id'>,
  change: { quantity: number; seen_unit_cents: number; title: string },
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set(change)
    .where('website_id', '=', line.website_id)
    .where('cart_id', '=', line.cart_id)
    .where('id', '=', line.id)
    .execute();
}

export async function deleteLine(tx: WebsiteTransaction, cart: CartRecord, lineId: string): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('website_id', '=', cart.website_id)
    .where('cart_id', '=', cart.id)
    .where('id', '=', lineId)
    .execute();
}
