import { createTranslate } from '@etalage/texts';
import { dutchClockOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import { type WebsiteTransaction, withWebsite } from '../../db/with-website.ts';
import { mailCustomer } from '../../owned-orders/customer-mail.ts';
import { wantsReminders } from '../../owned-orders/stop-reminders.ts';
import { findMailWebsite } from '../../websites/find-mail-website.ts';
import { lockQuote, type OfferRow } from '../offers.repository.ts';
import { reminderMail } from './offer-mail.ts';

export interface RemindDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
  readonly siteUrl: (host: string) => string;
}

/** Days before the last day of an offer. */
const DAYS_BEFORE = 3;
/** A mail at night would lie below those of the morning. */
const FROM_HOUR = '09:00';
/** Most offers of one sweep; the others follow in the next one. */
const MOST_OFFERS = 50;

/**
 * Reminds buyers of offers that end soon, each once. An offer that was valid for less than twice that time when it was
 * sent is not reminded of: its buyer has just read the day.
 */
export async function remindOffers({ db, now, siteUrl }: RemindDeps, websiteId: string): Promise<void> {
  const clock = dutchClockOf(now());
  if (clock.slice(11, 16) < FROM_HOUR) return;
  const due = await withWebsite(db, websiteId, (tx) => findDue(tx, websiteId, clock.slice(0, 10)));
  if (due.length === 0) return;
  const { settings } = await withWebsite(db, websiteId, (tx) => findMailWebsite(tx, websiteId));
  const translate = createTranslate((settings['texts'] ?? {}) as Record<string, string>);
  // Each on its own, so that no buyer who accepts waits for the others.
  for (const offer of due)
    await withWebsite(db, websiteId, async (tx) => {
      const quote = await lockQuote(tx, websiteId, offer.quote_id);
      if (!quote || !(await takeDue(tx, offer, now()))) return;
      await mailCustomer(tx, { ports: { siteUrl }, translate }, quote, reminderMail(quote, offer, translate));
    });
}

async function findDue(tx: WebsiteTransaction, websiteId: string, today: string) {
  return tx
    .selectFrom('quote_offers')
    .select(['website_id', 'quote_id', 'number', 'total_incl_tax', 'valid_until'])
    .where('website_id', '=', websiteId)
    .where('state', '=', 'sent')
    .where('reminded_at', 'is', null)
    .where('valid_until', '>=', sql<string>`${today}::date`)
    .where('valid_until', '<=', sql<string>`${today}::date + ${DAYS_BEFORE}::int`)
    .where(
      sql<boolean>`(sent_at at time zone 'Europe/Amsterdam')::date + ${2 * DAYS_BEFORE}::int <= valid_until`,
    )
    .where(
      sql<boolean>`exists (select from quotes q where q.website_id = quote_offers.website_id and q.id = quote_offers.quote_id
        and ${wantsReminders('q.website_id', 'q.token')})`,
    )
    .orderBy('valid_until')
    .orderBy('quote_id')
    .limit(MOST_OFFERS)
    .execute();
}

/** Marks an offer of a locked quote as reminded of; false when it was accepted, replaced or reminded of meanwhile. */
async function takeDue(
  tx: WebsiteTransaction,
  { website_id, quote_id, number }: Pick<OfferRow, 'website_id' | 'quote_id' | 'number'>,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .updateTable('quote_offers')
    .set({ reminded_at: now })
    .where('website_id', '=', website_id)
    .where('quote_id', '=', quote_id)
    .where('number', '=', number)
    .where('state', '=', 'sent')
    .where('reminded_at', 'is', null)
    .returning('number')
    .executeTakeFirst();
  return taken !== undefined;
}
