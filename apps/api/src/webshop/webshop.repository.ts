import { missingOfSeller, type RuleText, type WebshopContent } from '@etalage/shop-domain';
import { accessibilityStates, returnPayers } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import { z } from 'zod';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sellerPartyOf } from '../invoices/find-invoiced-order.ts';
import { invoiceSettingsOf } from '../invoices/invoice-settings.ts';
import { storedDeliveryDays } from '../websites/stored-delivery-days.ts';
import { ossFromOf } from '../websites/shop-settings.ts';
import { readCounters } from './counters.repository.ts';

const text = z.string().catch('');
/** `settings.modules.webshop` as it is stored; what is missing or unreadable is what its other readers take. */
const stored = z.object({
  shoppingcart_page: text,
  checkout_page: text,
  thankyou_page: text,
  agreement_url: text,
  guarantee_notice: z.boolean().catch(true),
  guarantee_picture: text,
  accessibility: z.enum(accessibilityStates).catch(''),
  accessibility_checked_on: text,
  accessibility_exceptions: text,
  return_costs: z.enum(returnPayers).catch(''),
  return_costs_about: text,
  return_address: text,
  show_price_tax_included: z.boolean().catch(true),
  oss_from: text,
  small_business_from: text,
  small_business_until: text,
  ...storedDeliveryDays,
  oss_active: z.boolean().catch(false),
  version: z.int().catch(0),
});
const settingsOf = z.object({ modules: z.object({ webshop: z.unknown() }).catch({ webshop: {} }) });

export interface StoredWebshop extends WebshopContent {
  readonly version: number;
  readonly next_order: number;
  readonly next_quote: number;
  /** The lowest number that was not given. */
  readonly least_order: number;
  readonly least_quote: number;
  /** Whether there is a product, so that the side of prices is fixed. */
  readonly has_products: boolean;
  /** What the details of the seller lack, without which no invoice is made. */
  readonly missing: readonly RuleText[];
}

/** The settings of a webshop. */
export async function readWebshop(tx: WebsiteTransaction, websiteId: string): Promise<StoredWebshop> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings', 'price_mode'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const found = settingsOf.parse(website.settings).modules.webshop;
  const { order, quote } = await readCounters(tx, websiteId);
  const { oss_active: isActive, ...webshop } = stored.parse(
    found !== null && typeof found === 'object' ? found : {},
  );
  const oss_from = ossFromOf({ ...webshop, oss_active: isActive });
  const { moment, prefix, credit_prefix } = invoiceSettingsOf(website);
  return {
    ...webshop,
    oss_from,
    invoice_moment: moment,
    invoice_prefix: prefix,
    credit_prefix,
    price_mode: website.price_mode,
    has_products: await hasProducts(tx, websiteId),
    order_prefix: order.prefix,
    order_digits: order.digits,
    next_order: order.next,
    least_order: order.least,
    quote_prefix: quote.prefix,
    quote_digits: quote.digits,
    next_quote: quote.next,
    least_quote: quote.least,
    missing: missingOfSeller(sellerPartyOf(website)),
  };
}

/** Whether a website has any product, also one that is not online. */
export async function hasProducts(tx: WebsiteTransaction, websiteId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The settings of which the form and the numbers of orders and quotes are stored with their counters. */
type SavedContent = Omit<
  WebshopContent,
  'order_prefix' | 'order_digits' | 'quote_prefix' | 'quote_digits'
> & {
  readonly version: number;
};

/** Stores these settings and no others, so that what else is stored of the module or the website remains. */
export async function writeWebshop(
  tx: WebsiteTransaction,
  websiteId: string,
  { invoice_moment: moment, invoice_prefix: prefix, credit_prefix, price_mode, ...webshop }: SavedContent,
): Promise<void> {
  // The day says all; without it the older setting would still apply.
  const content = { ...webshop, oss_active: false };
  const invoices = JSON.stringify({ moment, prefix, credit_prefix });
  const modules = sql`coalesce(settings->'modules', '{}'::jsonb)`;
  const merged = sql`coalesce(settings #> '{modules,webshop}', '{}'::jsonb) || ${JSON.stringify(content)}::jsonb`;
  const shop = sql`jsonb_set(jsonb_set(settings, '{modules}', ${modules}), '{modules,webshop}', ${merged})`;
  const settings = sql<string>`jsonb_set(${shop}, '{invoices}', ${invoices}::jsonb)`;
  await tx.updateTable('websites').set({ settings, price_mode }).where('id', '=', websiteId).execute();
}
