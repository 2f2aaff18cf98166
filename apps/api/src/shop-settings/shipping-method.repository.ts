import { MAX_SHIPPING_METHODS } from '@etalage/api-contract';
import type { OwnedShippingMethodContent } from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { ShippingMethodRow } from '../db/tables/cart.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type StoredShippingMethod = Selectable<ShippingMethodRow>;

/** What an owner edits of a stored method. */
export function shippingContentOf(row: StoredShippingMethod): OwnedShippingMethodContent {
  const { title, enabled, is_pickup, vat_class_id } = row;
  const rules = row.rules.map((rule) => ({ ...rule, countries: [...rule.countries] }));
  return { title, enabled, is_pickup, vat_class_id, rules };
}

/** The reply for a stored method. */
export function ownedShippingMethodOf(row: StoredShippingMethod) {
  return { ...shippingContentOf(row), id: row.id, version: row.version };
}

/** How a method is written. */
export function shippingValuesOf({ rules, ...content }: OwnedShippingMethodContent) {
  return { ...content, rules: JSON.stringify(rules) };
}

/** Makes changes of the methods of a website wait for each other: their order and number concern all of them. */
export const lockShippingMethods = (tx: WebsiteTransaction, websiteId: string): Promise<void> =>
  lockName(tx, `shipping-methods:${websiteId}`);

/** The methods that are not deleted, in the order of the checkout. */
export async function findShippingMethods(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<StoredShippingMethod[]> {
  return methods(tx, websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(MAX_SHIPPING_METHODS * 2)
    .execute();
}

/** A method, also a deleted one. */
export async function findShippingMethod(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredShippingMethod | undefined> {
  return methods(tx, websiteId).where('id', '=', id).executeTakeFirst();
}

/** The VAT classes to choose from. */
export async function findVatClasses(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('vat_classes')
    .select(['id', 'name', 'rate_bp'])
    .where('website_id', '=', websiteId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

function methods(tx: WebsiteTransaction, websiteId: string) {
  return tx.selectFrom('shipping_methods').selectAll().where('website_id', '=', websiteId);
}
