import { createTranslate } from '@etalage/texts';
import { sql } from 'kysely';
import type { AppDatabase } from '../../db/database.ts';
import { type WebsiteTransaction, withWebsite } from '../../db/with-website.ts';
import { orderPagePath } from '../../websites/order-page-path.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { sendSoon } from '../../ports/mail/send-soon.ts';
import type { JobQueue } from '../../ports/job-queue.ts';
import { sellerOf } from '../../websites/seller.ts';
import { websiteMailLook } from '../../websites/website-mail-look.ts';
import { refundMail } from './refund-mail.ts';

export interface NotifyDeps {
  readonly db: AppDatabase;
  readonly jobs: JobQueue;
  /** The address of a host of the website. */
  readonly siteUrl: (host: string) => string;
}

/** Mails the buyer that money comes back, once, as soon as the provider took the refund; of what was never paid, none does. */
export async function notifyBuyer(deps: NotifyDeps, websiteId: string, id: string): Promise<void> {
  const mailId = await withWebsite(deps.db, websiteId, async (tx) => {
    const refund = await tx
      .updateTable('refunds')
      .set({ told_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .where('state', 'in', ['sent', 'done'])
      .where('told_at', 'is', null)
      .where('payment_id', 'is not', null)
      .returningAll()
      .$narrowType<{ payment_id: string }>()
      .executeTakeFirst();
    return refund && addMail(tx, deps, refund);
  });
  await sendSoon(deps.jobs, websiteId, mailId);
}

async function addMail(
  tx: WebsiteTransaction,
  { siteUrl }: NotifyDeps,
  refund: RefundRow & { payment_id: string },
): Promise<string | undefined> {
  const { website_id: websiteId, id, order_id } = refund;
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow();
  const website = await tx
    .selectFrom('websites as w')
    .select(['w.name', 'w.settings'])
    .select((eb) =>
      eb
        .selectFrom('website_hosts as h')
        .select('h.host')
        .whereRef('h.website_id', '=', 'w.id')
        .limit(1)
        .as('host'),
    )
    .where('w.id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const { is_test } = await tx
    .selectFrom('payment_attempts')
    .select('is_test')
    .where('website_id', '=', websiteId)
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  const t = createTranslate((website.settings['texts'] ?? {}) as Record<string, string>);
  const origin = siteUrl(website.host ?? '');
  const context = {
    seller: sellerOf(website),
    look: websiteMailLook(website, origin),
    url: origin + orderPagePath(website.settings, order.token),
    isTest: is_test,
  };
  return addToOutbox(
    tx,
    websiteId,
    `order-refund:${order.token}:${id}`,
    refundMail(refund, order, context, t),
  );
}
