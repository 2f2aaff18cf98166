import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { withWebsite } from '../db/with-website.ts';
import { deleteEndedSubmissions } from '../forms/submission.repository.ts';
import { convertWaiting } from '../files/convert-stored.ts';
import { sweepFiles, sweepIncoming } from '../files/sweep-files.ts';
import type { MailSender } from '../ports/mail/mail-sender.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { deleteExpiredCarts } from '../shoppingcart/cart.repository.ts';
import { removeDeletedPages } from '../pages/deleted-pages.ts';
import type { Files } from '../ports/storage/file-storage.ts';
import type { ReconcileDeps } from '../payments/reconcile.ts';
import { reconcileOpenAttempts } from './reconcile-open-attempts.ts';
import { releaseExpiredStock } from './release-expired-stock.ts';

export interface SweepDeps extends ReconcileDeps {
  readonly mailSender: MailSender;
  readonly files: Files;
}

/** Mails sent for one website before others have their turn. */
const MOST_MAILS = 50;

/**
 * Finds what is due on a website, whether or not anyone left a job for it: payments that nobody reported, stock of
 * unpaid orders, mails, and what is past its end. One step that fails does not keep the others from running.
 */
export async function sweepWebsite(deps: SweepDeps, websiteId: string): Promise<void> {
  const steps = [
    () => reconcileOpenAttempts(deps, websiteId),
    () => releaseExpiredStock(deps, websiteId),
    () => sendDueMails(deps, websiteId),
    () => deleteWhatHasEnded(deps.db, websiteId, deps.now()),
    () => convertWaiting(deps, websiteId, deps.now()),
    () => sweepFiles(deps, websiteId, deps.now()),
    () => sweepIncoming(deps.files.incomingFolder, deps.now()),
  ];
  for (const step of steps) {
    await step().catch((err: unknown) => deps.log.error({ err, websiteId }, 'sweep step failed'));
  }
}

async function sendDueMails({ db, mailSender }: SweepDeps, websiteId: string): Promise<void> {
  for (let sent = 0; sent < MOST_MAILS; sent++) {
    if (!(await sendFromOutbox(db, mailSender, websiteId))) return;
  }
}

async function deleteWhatHasEnded(db: AppDatabase, websiteId: string, now: Date): Promise<void> {
  await withWebsite(db, websiteId, async (tx) => {
    await deleteExpiredCarts(tx, websiteId, now);
    await deleteEndedSubmissions(tx, websiteId, now);
    await removeDeletedPages(tx, websiteId, now);
    await tx
      .deleteFrom('idempotency_keys')
      .where('website_id', '=', websiteId)
      .where('expires_at', '<', now)
      .execute();
    await tx
      .deleteFrom('failed_attempts')
      .where('website_id', '=', websiteId)
      .where('failed_at', '<', sql<Date>`${now}::timestamptz - interval '1 day'`)
      .execute();
    // The order itself is what has to be kept; its mails hold names and addresses once more.
    await tx
      .deleteFrom('mail_outbox')
      .where('website_id', '=', websiteId)
      .where('status', 'in', ['sent', 'kept', 'failed'])
      .where('created_at', '<', sql<Date>`${now}::timestamptz - interval '90 days'`)
      .execute();
  });
}
