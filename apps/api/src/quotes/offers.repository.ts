import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { QuoteTables } from '../db/tables/quotes.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { QuoteRow } from '../payments/order.repository.ts';

export type OfferRow = Selectable<QuoteTables['quote_offers']>;

/** The quote with a number; undefined when there is none. */
export async function findQuote(
  tx: WebsiteTransaction,
  websiteId: string,
  { number }: { readonly number: string },
): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Locks a quote against other changes of it and of its versions; every change does so first. */
export async function lockQuote(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<QuoteRow | undefined> {
  return tx
    .selectFrom('quotes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The versions of a quote, newest first. */
export async function findOffers(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
): Promise<OfferRow[]> {
  return tx
    .selectFrom('quote_offers')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .orderBy('number', 'desc')
    .execute();
}

/** The version that the page of its buyer shows: the one that was sent last, whatever became of it. */
export async function findShownOffer(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('quote_offers')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .where('state', '<>', 'draft')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The order that was made of a quote; undefined without one. */
export async function findQuoteOrder(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
): Promise<{ id: string; number: string; token: string } | undefined> {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'token'])
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .executeTakeFirst();
}

/** Stores a change of a locked quote and counts it; returns its new version. */
export async function changeQuote(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
  change: {
    readonly status?: QuoteRow['status'];
    readonly valid_until?: string | null;
    readonly customer?: string;
    readonly email?: string;
    readonly snapshot?: string;
    readonly total_excl_tax?: number;
    readonly total_incl_tax?: number;
  } = {},
): Promise<number> {
  const { version } = await tx
    .updateTable('quotes')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Stores the draft of a locked quote in place of the one that it has. */
export async function storeDraft(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<QuoteRow, 'website_id' | 'id'>,
  { number, ...columns }: Omit<Insertable<QuoteTables['quote_offers']>, 'website_id' | 'quote_id'>,
): Promise<void> {
  await tx
    .insertInto('quote_offers')
    .values({ website_id, quote_id: id, number, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'quote_id', 'number'])
        .doUpdateSet(columns)
        .where('quote_offers.state', '=', 'draft'),
    )
    .execute();
}

/** Changes the state of a version of a locked quote. */
export async function setOfferState(
  tx: WebsiteTransaction,
  { website_id, quote_id, number }: OfferRow,
  state: Pick<Updateable<QuoteTables['quote_offers']>, 'state' | 'sent_at' | 'accepted_at' | 'accepted_name'>,
): Promise<void> {
  await tx
    .updateTable('quote_offers')
    .set(state)
    .where('website_id', '=', website_id)
    .where('quote_id', '=', quote_id)
    .where('number', '=', number)
    .execute();
}
