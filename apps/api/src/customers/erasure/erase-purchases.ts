import { anonymousCustomer, booksCustomer } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { releaseQuoteFiles } from '../../quotes/offer-files.ts';

/** A purchase that loses what says whose it is. */
export interface ErasedPurchase {
  readonly id: string;
  readonly customer: Customer;
}

/** Purchases that the books need, and others. */
export interface ErasedPurchases {
  readonly keptOrders: readonly ErasedPurchase[];
  readonly anonymousOrders: readonly ErasedPurchase[];
  readonly keptQuotes: readonly ErasedPurchase[];
  readonly anonymousQuotes: readonly ErasedPurchase[];
}

/** Takes out of orders and quote requests what the books do not need, and out of others all that says whose they are. */
export async function erasePurchases(
  tx: WebsiteTransaction,
  websiteId: string,
  plan: ErasedPurchases,
): Promise<void> {
  await setCustomers(tx, websiteId, 'orders', plan.keptOrders, booksCustomer);
  await setCustomers(tx, websiteId, 'quotes', plan.keptQuotes, booksCustomer);
  await setCustomers(tx, websiteId, 'orders', plan.anonymousOrders, anonymousCustomer);
  await setCustomers(tx, websiteId, 'quotes', plan.anonymousQuotes, anonymousCustomer);
  const anonymous = plan.anonymousOrders.map(({ id }) => id);
  const quotes = plan.anonymousQuotes.map(({ id }) => id);
  await emptySnapshots(tx, websiteId, 'orders', anonymous);
  await emptySnapshots(tx, websiteId, 'quotes', quotes);
  await emptyInvoices(tx, websiteId, anonymous);
  await eraseOffers(tx, websiteId, plan);
  // Nobody waits for an answer any more.
  await sql`update quotes set status = 'declined'
    where website_id = ${websiteId} and id = any(${quotes}::text[]) and status in ('requested', 'offered')`.execute(
    tx,
  );
  await sql`update vat_proofs set subject = null
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[]) and subject is not null`.execute(
    tx,
  );
  await sql`update vat_rechecks set proof = proof - 'member_state' - 'vat_number' - 'reply'
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  await sql`update vat_corrections set vat = jsonb_set(vat, '{proof}', 'null')
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  await sql`update peppol_documents set scheme = '', participant = '', updated_at = clock_or(now()),
      state = case when state in ('waiting', 'refused', 'unreachable') then 'settled' else state end
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  await sql`update order_lines set options = '[]'
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  await sql`update shipments set track_code = '', track_url = ''
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  const all = [...plan.keptOrders.map(({ id }) => id), ...anonymous];
  // In the words of the access point, which may name somebody.
  await sql`update peppol_documents set reason = ''
    where website_id = ${websiteId} and order_id = any(${all}::text[])`.execute(tx);
  await sql`update order_notes set text = '', deleted_at = coalesce(deleted_at, clock_or(now()))
    where website_id = ${websiteId} and order_id = any(${all}::text[])`.execute(tx);
  await sql`update withdrawals set name = ''
    where website_id = ${websiteId} and order_id = any(${anonymous}::text[])`.execute(tx);
  // Written by the shop, about somebody whom the books need not know.
  await sql`update withdrawals set reason = ''
    where website_id = ${websiteId} and order_id = any(${all}::text[])`.execute(tx);
  // One value each: how often somebody may use a discount must not count the uses of all who were erased.
  await sql`update discount_uses set email = 'erased:' || order_id
    where website_id = ${websiteId} and order_id = any(${all}::text[])`.execute(tx);
}

/** Numbers and amounts of invoices stay, without who it was; those of orders that are kept stay as they are. */
async function emptyInvoices(
  tx: WebsiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`
    update invoices set document = document || jsonb_build_object(
      'buyer', jsonb_build_object('name', '', 'contact', '', 'vat_number', '', 'address', jsonb_build_object(
        'street', '', 'postcode', '', 'city', '', 'country', document #>> '{buyer,address,country}')),
      'deliver_to', null,
      'lines', (select coalesce(jsonb_agg(line || '{"details": []}' order by place), '[]')
        from jsonb_array_elements(document -> 'lines') with ordinality lines (line, place)))
    where website_id = ${websiteId} and order_id = any(${[...orderIds]}::text[])`.execute(tx);
}

/** What was written about quotes, and their offers with their files, but the accepted one of an order that is kept: that is the agreement. */
async function eraseOffers(tx: WebsiteTransaction, websiteId: string, plan: ErasedPurchases): Promise<void> {
  const kept = plan.keptQuotes.map(({ id }) => id);
  const all = [...kept, ...plan.anonymousQuotes.map(({ id }) => id)];
  if (all.length === 0) return;
  await sql`delete from quote_messages
    where website_id = ${websiteId} and quote_id = any(${all}::text[])`.execute(tx);
  await sql`delete from quote_offers
    where website_id = ${websiteId} and quote_id = any(${all}::text[])
      and not (state = 'accepted' and quote_id = any(${kept}::text[]))`.execute(tx);
  await releaseQuoteFiles(tx, websiteId, all);
  const { rows } = await sql<{ id: string; customer: Customer }>`
    select quote_id as id, customer from quote_offers
    where website_id = ${websiteId} and quote_id = any(${kept}::text[])`.execute(tx);
  const offers = rows.map(({ id, customer }) => ({ id, customer: booksCustomer(customer) }));
  await sql`
    update quote_offers o set customer = given.customer
    from jsonb_to_recordset(${JSON.stringify(offers)}::jsonb) as given (id text, customer jsonb)
    where o.website_id = ${websiteId} and o.quote_id = given.id`.execute(tx);
}

async function setCustomers(
  tx: WebsiteTransaction,
  websiteId: string,
  table: 'orders' | 'quotes',
  purchases: readonly ErasedPurchase[],
  leave: (customer: Customer) => Customer,
): Promise<void> {
  if (purchases.length === 0) return;
  const rows = purchases.map(({ id, customer }) => ({ id, customer: leave(customer) }));
  await sql`
    update ${sql.table(table)} p set customer = given.customer, email = '', version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id text, customer jsonb)
    where p.website_id = ${websiteId} and p.id = given.id`.execute(tx);
}

/** Options that the buyer typed, and what VIES replied about their company. */
async function emptySnapshots(
  tx: WebsiteTransaction,
  websiteId: string,
  table: 'orders' | 'quotes',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const half = (name: 'shoppingcart' | 'quote'): RawBuilder<unknown> => sql`coalesce((
    select jsonb_agg(line || '{"options": []}' order by place) from jsonb_array_elements(
      snapshot #> array['cart', ${name}::text, 'products']) with ordinality lines (line, place)), '[]')`;
  await sql`
    update ${sql.table(table)} set snapshot = jsonb_set(jsonb_set(jsonb_set(snapshot, '{vat,proof}', 'null', false),
      '{cart,shoppingcart,products}', ${half('shoppingcart')}, false), '{cart,quote,products}', ${half('quote')}, false)
    where website_id = ${websiteId} and id = any(${[...ids]}::text[])`.execute(tx);
}
