import { missingOfSeller, type RuleText, type WebshopContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { z } from 'zod';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sellerPartyOf } from '../invoices/find-invoiced-order.ts';
import { invoiceSettingsOf } from '../invoices/invoice-settings.ts';
import { ossFromOf } from '../websites/shop-settings.ts';
import { BEFORE_FIRST } from '../orders/next-number.ts';

const text = z.string().catch('');
/** `settings.modules.webshop` as it is stored; what is missing or unreadable is what its other readers take. */
const stored = z.object({
  shoppingcart_page: text,
  checkout_page: text,
  thankyou_page: text,
  agreement_url: text,
  show_price_tax_included: z.boolean().catch(true),
  order_prefix: text,
  oss_from: text,
  small_business_from: text,
  oss_active: z.boolean().catch(false),
  version: z.int().catch(0),
});
const settingsOf = z.object({ modules: z.object({ webshop: z.unknown() }).catch({ webshop: {} }) });

export interface StoredWebshop extends WebshopContent {
  readonly version: number;
  readonly next_order: number;
  /** What the details of the seller lack, without which no invoice is made. */
  readonly missing: readonly RuleText[];
}

/** The settings of a webshop. */
export async function readWebshop(tx: WebsiteTransaction, websiteId: string): Promise<StoredWebshop> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const found = settingsOf.parse(website.settings).modules.webshop;
  const counter = await tx
    .selectFrom('order_counters')
    .select('last_number')
    .where('website_id', '=', websiteId)
    .where('series', '=', 'order')
    .executeTakeFirst();
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
    next_order: (counter?.last_number ?? BEFORE_FIRST) + 1,
    missing: missingOfSeller(sellerPartyOf(website)),
  };
}

type SavedContent = WebshopContent & { readonly version: number };

/** Stores these settings and no others, so that what else is stored of the module or the website remains. */
export async function writeWebshop(
  tx: WebsiteTransaction,
  websiteId: string,
  { invoice_moment: moment, invoice_prefix: prefix, credit_prefix, ...webshop }: SavedContent,
): Promise<void> {
  // The day says all; without it the older setting would still apply.
  const content = { ...webshop, oss_active: false };
  const invoices = JSON.stringify({ moment, prefix, credit_prefix });
  const modules = sql`coalesce(settings->'modules', '{}'::jsonb)`;
  const merged = sql`coalesce(settings #> '{modules,webshop}', '{}'::jsonb) || ${JSON.stringify(content)}::jsonb`;
  const shop = sql`jsonb_set(jsonb_set(settings, '{modules}', ${modules}), '{modules,webshop}', ${merged})`;
  const settings = sql<string>`jsonb_set(${shop}, '{invoices}', ${invoices}::jsonb)`;
  await tx.updateTable('websites').set({ settings }).where('id', '=', websiteId).execute();
}

/** Continues the numbers of orders at `next`; false if a number from there on is in use. */
export async function continueAt(tx: WebsiteTransaction, websiteId: string, next: number): Promise<boolean> {
  if (next <= BEFORE_FIRST) return false;
  const { rows } = await sql`
    insert into order_counters (website_id, series, last_number) values (${websiteId}, 'order', ${next - 1})
    on conflict (website_id, series) do update set last_number = excluded.last_number
      where order_counters.last_number <= excluded.last_number
    returning last_number`.execute(tx);
  return rows.length > 0;
}
