import { onlinePaymentsTaken } from '../db/online-payments-taken.ts';
import type { VatClass } from '@etalage/shop-domain';
import type { Customer, ViesStatus } from '@etalage/shop-domain/schema';
import { type Kysely, type Selectable, type Updateable, sql } from 'kysely';
import { compiledStatement } from '../db/compiled-statement.ts';
import type { Database } from '../db/tables.ts';
import type { CartLineRow, CartRow, PaymentMethodRow, ShippingMethodRow } from '../db/tables/cart.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { movedEnd } from './cart-end.ts';

export type CartRecord = Selectable<CartRow>;
export type CartLineRecord = Selectable<CartLineRow>;
/** A shipping method with its VAT; null uses the classes of the goods. */
export type ShippingMethodRecord = Selectable<ShippingMethodRow> & { readonly vat: VatClass | null };
export type PaymentMethodRecord = Selectable<PaymentMethodRow>;

/** A cart with the settings of its website, in one query. */
export type CartWithWebsite = CartRecord & {
  price_mode: 'gross' | 'net';
  settings: Record<string, unknown>;
  website_name: string;
};

export async function insertCart(
  tx: WebsiteTransaction,
  cart: Pick<CartRecord, 'website_id' | 'id' | 'expires_at'>,
): Promise<void> {
  await addCart(tx, cart);
}

const addCart = compiledStatement<Pick<CartRecord, 'website_id' | 'id' | 'expires_at'>, unknown>(
  (db, value) =>
    db.insertInto('carts').values({
      website_id: value('website_id'),
      id: value('id'),
      expires_at: value('expires_at'),
    }),
);

/** The cart of a session in any status. `lock` blocks other changes of it until this transaction ends. */
export async function findCart(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  lock: boolean,
): Promise<CartWithWebsite | undefined> {
  const [found] = await (lock ? lockedCart : cart)(tx, { websiteId, session });
  return found;
}

/**
 * As `findCart`, with the methods of its website in the same statement. Methods and settings are not locked: they are
 * read as they were before the statement waited for the lock.
 */
export async function findCartWithMethods(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  lock: boolean,
): Promise<(CartWithWebsite & EnabledMethods) | undefined> {
  const [found] = await (lock ? lockedCartWithMethods : cartWithMethods)(tx, { websiteId, session });
  return found;
}

type CartKey = Readonly<Record<'websiteId' | 'session', string>>;

function cartBy(db: Kysely<Database>, websiteId: string, session: string) {
  return db
    .selectFrom('carts')
    .innerJoin('websites', 'websites.id', 'carts.website_id')
    .selectAll('carts')
    .select(['websites.price_mode', 'websites.settings', 'websites.name as website_name'])
    .where('carts.website_id', '=', websiteId)
    .where('carts.id', '=', session);
}

const cart = compiledStatement<CartKey, CartWithWebsite>((db, value) =>
  cartBy(db, value('websiteId'), value('session')),
);
const lockedCart = compiledStatement<CartKey, CartWithWebsite>((db, value) =>
  cartBy(db, value('websiteId'), value('session')).forNoKeyUpdate('carts'),
);
const cartWithMethods = compiledStatement<CartKey, CartWithWebsite & EnabledMethods>((db, value) =>
  cartBy(db, value('websiteId'), value('session')).select(enabledMethods(value('websiteId'))),
);
const lockedCartWithMethods = compiledStatement<CartKey, CartWithWebsite & EnabledMethods>((db, value) =>
  cartBy(db, value('websiteId'), value('session'))
    .select(enabledMethods(value('websiteId')))
    .forNoKeyUpdate('carts'),
);

export interface CartChange {
  readonly customer?: Partial<Customer>;
  readonly shipping_method_id?: string;
  readonly payment_method_id?: string;
  readonly discount_code?: string;
  readonly vies_status?: ViesStatus;
  readonly vies_number?: string;
  readonly vies_check_id?: string | null;
  readonly vies_checked_at?: Date;
}

/** Writes changes and moves the expiry of the cart; sends no statement if neither is needed. */
export async function updateCart(
  tx: WebsiteTransaction,
  cart: Pick<CartRecord, 'website_id' | 'id' | 'expires_at'>,
  { customer, ...change }: CartChange,
  { now, hasLines }: { readonly now: Date; readonly hasLines: boolean },
): Promise<void> {
  const expires_at = movedEnd(cart.expires_at, now, hasLines);
  const isChanged = customer !== undefined || Object.keys(change).length > 0;
  if (!isChanged && expires_at === cart.expires_at) return;
  const typed = customer && { customer: JSON.stringify(customer) };
  const { website_id, id } = cart;
  await updateOf(Object.keys({ ...change, ...typed }))(tx, {
    website_id,
    id,
    ...change,
    ...typed,
    updated_at: now,
    expires_at,
  });
}

type WrittenCart = Updateable<CartRow> & Pick<CartRecord, 'website_id' | 'id'>;
const updates = new Map<string, ReturnType<typeof compiledStatement<WrittenCart, unknown>>>();

/** The statement that writes these columns of a cart, prepared once per set of columns; there are few sets. */
function updateOf(
  columns: readonly string[],
): (tx: WebsiteTransaction, cart: WrittenCart) => Promise<unknown> {
  const name = columns.join();
  const known = updates.get(name);
  if (known) return known;
  const made = compiledStatement<WrittenCart, unknown>((db, value) => {
    const places = [...columns, 'updated_at', 'expires_at'].map((column) => [
      column,
      value(column as keyof WrittenCart),
    ]);
    return db
      .updateTable('carts')
      .set(Object.fromEntries(places) as Updateable<CartRow>)
      .where('website_id', '=', value('website_id'))
      .where('id', '=', value('id'));
  });
  updates.set(name, made);
  return made;
}

/** Enabled methods of a website, each kind in the owner's order. */
export interface EnabledMethods {
  readonly shippingMethods: ShippingMethodRecord[];
  readonly paymentMethods: PaymentMethodRecord[];
}

/** Only the enabled methods; without those that are paid online as long as this server takes no payments. */
export async function findMethods(tx: WebsiteTransaction, websiteId: string): Promise<EnabledMethods> {
  return tx.selectNoFrom(enabledMethods(websiteId)).executeTakeFirstOrThrow();
}

/** Online methods are left out by a setting of the connection, because every cart and order of a server is read with it. */
function enabledMethods(websiteId: string) {
  return [
    sql<ShippingMethodRecord[]>`(select coalesce(json_agg(m order by m.position, m.id), '[]') from (
      select s.*, (
        select json_build_object('category', v.category, 'rate', v.rate_bp) from vat_classes v
        where v.website_id = s.website_id and v.id = s.vat_class_id) as vat
      from shipping_methods s where s.website_id = ${websiteId} and s.enabled and s.deleted_at is null) m)`.as(
      'shippingMethods',
    ),
    sql<PaymentMethodRecord[]>`(select coalesce(json_agg(m order by m.position, m.id), '[]')
      from payment_methods m where m.website_id = ${websiteId} and m.enabled
        and (m.provider <> 'online' or ${onlinePaymentsTaken}))`.as('paymentMethods'),
  ] as const;
}

/** Ordered, or without lines. */
const isEmpty = sql<boolean>`(status <> 'open' or not exists (select from cart_lines l
  where l.website_id = carts.website_id and l.cart_id = carts.id))`;

/** Deletes expired carts that hold nothing: those with lines are kept as long as their website says. Returns how many there were. */
export async function deleteExpiredCarts(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<number> {
  const result = await tx
    .deleteFrom('carts')
    .where('website_id', '=', websiteId)
    .where('expires_at', '<', now)
    .where(isEmpty)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
