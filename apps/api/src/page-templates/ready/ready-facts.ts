import type { CookieSettings } from '@etalage/site-model';
import { noCookies } from '@etalage/site-model';
import { readCookieSettings } from '@etalage/site-model/schema';
import { type RetentionTerms, termsOf } from '@etalage/shop-domain';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { canSend, findPeppolAccount } from '../../invoices/peppol-account.repository.ts';
import { takesOnlinePayments } from '../../payments/takes-online-payments.ts';
import { findRetention } from '../../retention/retention.repository.ts';
import { type Seller, sellerOf } from '../../websites/seller.ts';

/** What pages about privacy and cookies take from the settings of a website. */
export interface ReadyFacts {
  readonly seller: Seller;
  /** Whether it sells, so that there are buyers and orders. */
  readonly sells: boolean;
  /** Whether some payments go through the provider. */
  readonly paysOnline: boolean;
  /** Whether an access point gets invoices to companies. */
  readonly sendsPeppol: boolean;
  /** Its forms, with after how many days what is sent is erased; 0 for not by itself. */
  readonly forms: readonly { readonly title: string; readonly days: number }[];
  readonly cookies: CookieSettings;
  /** How long it keeps what. */
  readonly retention: RetentionTerms;
}

/** The facts of a website of which nothing is known. */
export const noFacts: ReadyFacts = {
  seller: { name: '', street: '', postcode: '', city: '', email: '', phone: '', kvk: '', vat_number: '' },
  sells: false,
  paysOnline: false,
  sendsPeppol: false,
  forms: [],
  cookies: noCookies,
  retention: termsOf({}),
};

/** Most forms that a page names. */
const MOST_FORMS = 20;

export async function readFacts(
  tx: WebsiteTransaction,
  websiteId: string,
  website: { readonly name: string; readonly settings: Record<string, unknown> },
): Promise<ReadyFacts> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .limit(1)
    .executeTakeFirst();
  const paysOnline = await takesOnlinePayments(tx, websiteId);
  const forms = await tx
    .selectFrom('forms')
    .select(['title', 'settings'])
    .where('website_id', '=', websiteId)
    .orderBy('title')
    .limit(MOST_FORMS)
    .execute();
  const { terms: retention } = await findRetention(tx, websiteId);
  return {
    seller: sellerOf(website),
    sells: product !== undefined,
    paysOnline,
    sendsPeppol: canSend(await findPeppolAccount(tx, websiteId)),
    forms: forms.map(({ title, settings }) => ({ title, days: settings.retention_days })),
    cookies: readCookieSettings(website.settings['cookies']),
    retention,
  };
}
