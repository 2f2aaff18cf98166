import { checkOffer, checkQuoteCustomer, type OfferContent, trimmedCustomer } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findProductsWithStock, type ProductWithStock } from '../products/product.repository.ts';
import { sentCustomer, withPostcodes } from '../vat-numbers/cart-customer.ts';
import { offerSnapshot } from './offer-snapshot.ts';
import { findOfferShop } from './offer-shop.repository.ts';
import type { OfferVies } from './offer-vies.ts';

/** What an owner wrote: whom an offer is for and what it says. */
export interface WrittenOffer {
  readonly customer: Customer;
  readonly offer: OfferContent;
}

/** A customer as it is stored: each field on one line, and only with what its kind of customer has, as in the checkout. */
export function writtenCustomer(typed: Customer): Customer {
  const customer = trimmedCustomer(typed);
  return { ...customer, ...withPostcodes(sentCustomer(customer), customer.invoice_country) };
}

/**
 * Prices an offer and returns the columns in which it is stored. Throws `validation_failed` with messages per field, by the
 * names of the call.
 */
export async function prepareOffer(
  tx: WebsiteTransaction,
  websiteId: string,
  { customer, offer: content }: WrittenOffer,
  { vies, translate, now }: { readonly vies: OfferVies; readonly translate: Translate; readonly now: Date },
) {
  const products = await findOfferProducts(tx, websiteId, content);
  refuse(customer, content, products);
  const shop = await findOfferShop(tx, websiteId, now);
  const { snapshot, totals } = await offerSnapshot(
    tx,
    websiteId,
    { content, customer, shop, vies, products },
    translate,
  );
  const total_tax = totals.checkout.groups.reduce((sum, { tax }) => sum + tax, 0);
  const amounts = { total_excl_tax: totals.payable - total_tax, total_incl_tax: totals.payable };
  return {
    snapshot,
    amounts,
    columns: {
      customer: JSON.stringify(customer),
      content: JSON.stringify(content),
      snapshot: JSON.stringify(snapshot),
      ...amounts,
      total_tax,
      valid_until: content.valid_until,
    },
  };
}

async function findOfferProducts(
  tx: WebsiteTransaction,
  websiteId: string,
  { lines }: OfferContent,
): Promise<ReadonlyMap<string, ProductWithStock>> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))].filter(Boolean);
  const found = ids.length === 0 ? [] : await findProductsWithStock(tx, websiteId, ids);
  return new Map(found.map((product) => [product.id, product]));
}

function refuse(
  customer: Customer,
  content: OfferContent,
  products: ReadonlyMap<string, ProductWithStock>,
): void {
  const fields: Record<string, readonly Message[]> = {};
  for (const [field, texts] of Object.entries(checkQuoteCustomer(customer)))
    fields[`customer.${field}`] = texts;
  for (const [field, texts] of Object.entries(checkOffer(content))) fields[`offer.${field}`] = texts;
  for (const [at, line] of content.lines.entries()) {
    if (isGone(line, products)) fields[`offer.lines.${at}.title`] = [{ key: 'quote_product_gone' }];
  }
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

/** Whether the product of a line does not exist, or no longer with its variant. */
function isGone(
  { product_id, variant_id }: OfferContent['lines'][number],
  products: ReadonlyMap<string, ProductWithStock>,
): boolean {
  if (product_id === '') return false;
  const product = products.get(product_id);
  if (!product) return true;
  return product.variants.length > 0 && !product.variants.some(({ id }) => id === variant_id);
}
