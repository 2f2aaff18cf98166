import { type RegisterEntry, type RetentionTerms } from '@etalage/shop-domain';
import { registerEntries } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { canSend, findPeppolAccount } from '../invoices/peppol-account.repository.ts';
import { takesOnlinePayments } from '../payments/takes-online-payments.ts';
import { findRetention } from '../retention/retention.repository.ts';
import { type Seller, sellerOf } from '../websites/seller.ts';

/** What the register takes from a website. */
export interface RegisterFacts {
  readonly seller: Seller;
  readonly sells: boolean;
  /** Whether some payments go through the provider. */
  readonly paysOnline: boolean;
  /** Whether an access point gets invoices to companies. */
  readonly sendsPeppol: boolean;
  /** The carriers of its parcels, as they are called. */
  readonly carriers: readonly string[];
  readonly terms: RetentionTerms;
  readonly version: number;
  readonly entries: readonly RegisterEntry[];
}

/** Carriers that are named. */
const MOST_CARRIERS = 10;

export async function findRegisterFacts(tx: WebsiteTransaction, websiteId: string): Promise<RegisterFacts> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const product = await firstOf(tx, 'products', websiteId);
  const order = await firstOf(tx, 'orders', websiteId);
  const paysOnline = await takesOnlinePayments(tx, websiteId);
  const { terms } = await findRetention(tx, websiteId);
  const own = await findEntries(tx, websiteId);
  return {
    seller: sellerOf(website),
    sells: product !== undefined || order !== undefined,
    paysOnline,
    sendsPeppol: canSend(await findPeppolAccount(tx, websiteId)),
    carriers: await findCarriers(tx, websiteId),
    terms,
    ...own,
  };
}

const firstOf = (tx: WebsiteTransaction, table: 'products' | 'orders', websiteId: string) =>
  tx.selectFrom(table).select('id').where('website_id', '=', websiteId).limit(1).executeTakeFirst();

async function findCarriers(tx: WebsiteTransaction, websiteId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('shipments')
    .select(['carrier', 'carrier_name'])
    .distinct()
    .where('website_id', '=', websiteId)
    .where('taken_back_at', 'is', null)
    .limit(MOST_CARRIERS)
    .execute();
  return [...new Set(rows.map(({ carrier, carrier_name: other }) => other || carrier))].filter(
    (name) => name !== 'pickup',
  );
}

/** What the owner added; nothing before the first save. */
export async function findEntries(tx: WebsiteTransaction, websiteId: string) {
  const row = await tx
    .selectFrom('privacy_registers')
    .select(['version', 'entries'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return { version: row?.version ?? 0, entries: registerEntries.catch([]).parse(row?.entries ?? []) };
}
