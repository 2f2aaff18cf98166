import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { isHeld } from '../db/hold-website.ts';
import { withWebsite } from '../db/with-website.ts';
import { forgetExpiredBrowsers } from '../auth/sessions/known-browsers.ts';
import { checkChainDaily } from '../bookkeeping/check-chain-daily.ts';
import { deleteOldFigures } from '../figures/delete-old-figures.ts';
import { deleteEndedSubmissions } from '../forms/submission.repository.ts';
import { findUnfinished } from '../catalogue-imports/work-on-import.ts';
import { convertWaiting } from '../files/convert-stored.ts';
import { sweepFiles, sweepIncoming } from '../files/sweep-files.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import type { MailSender } from '../ports/mail/mail-sender.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import { deleteExpiredCarts } from '../shoppingcart/cart.repository.ts';
import { removeDeletedMenus } from '../menus/deleted-menus.ts';
import { removeDeletedTemplates } from '../templates/deleted-templates.ts';
import { removeDeletedPages } from '../pages/deleted-pages.ts';
import { type WarnDeps, warnLowStock } from '../owned-products/warn-low-stock.ts';
import { renewPriorPrices } from '../owned-products/renew-prior-prices.ts';
import { runPlannedProducts } from '../owned-products/run-planned-products.ts';
import { runPlannedPages } from '../pages/run-planned-pages.ts';
import { finishRefunds } from '../owned-orders/refund/finish-refunds.ts';
import { type RemindDeps, remindOffers } from '../quotes/buyer/remind-offers.ts';
import { eraseOld } from '../retention/erase-old.ts';
import { fetchWaiting } from '../picture-imports/fetch-waiting.ts';
import type { Files } from '../ports/storage/file-storage.ts';
import { withTerms } from '../terms-files/with-terms.ts';
import { beginSmallBusiness } from '../webshop/begin-small-business.ts';
import { mailPayments } from '../payment-mails/mail-payments.ts';
import type { ViesPort } from '../ports/vies/vies-port.ts';
import type { PeppolDeps } from '../peppol/peppol-deps.ts';
import { sendPeppol } from '../peppol/send-peppol.ts';
import { recheckVatNumbers } from '../vat-rechecks/recheck-vat-numbers.ts';
import type { ReconcileDeps } from '../payments/reconcile.ts';
import { reconcileOpenAttempts } from './reconcile-open-attempts.ts';
import { releaseExpiredStock } from './release-expired-stock.ts';

export interface SweepDeps
  extends
    ReconcileDeps,
    Omit<WarnDeps, 'db'>,
    Omit<RemindDeps, 'db' | 'now'>,
    Pick<PeppolDeps, 'peppol' | 'secrets'> {
  readonly mailSender: MailSender;
  readonly files: Files;
  readonly jobs: JobQueue;
  readonly vies: ViesPort;
}

/** Maximum number of mails in one sweep of a website, so that other websites do not wait long. */
const MAX_MAILS = 50;
/** Maximum number of pictures of imports that one sweep fetches; those of a running import have jobs of their own. */
const MAX_PICTURES = 10;

/**
 * Does what is due on a website, with or without a job for it: payments without a report, stock of unpaid orders, mails,
 * and deletion of what has expired. When one step fails, the others still run. Nothing while the website is held.
 */
export async function sweepWebsite(deps: SweepDeps, websiteId: string): Promise<void> {
  if (await isHeld(deps.db, websiteId)) return;
  const steps: (() => Promise<unknown>)[] = [
    () => reconcileOpenAttempts(deps, websiteId),
    () => finishRefunds(deps, websiteId),
    () => releaseExpiredStock(deps, websiteId),
    () => runPlannedPages(deps, websiteId),
    () => runPlannedProducts(deps, websiteId),
    () => renewPriorPrices(deps, websiteId),
    () => beginSmallBusiness(deps, websiteId),
    () => warnLowStock(deps, websiteId),
    () => remindOffers(deps, websiteId),
    () => mailPayments(deps, websiteId),
    () => sendDueMails(deps, websiteId),
    () => finishImports(deps, websiteId),
    () => deleteExpired(deps.db, websiteId, deps.now()),
    () => eraseOld(deps, websiteId),
    () => checkChainDaily(deps, websiteId),
    () => convertWaiting(deps, websiteId, deps.now()),
    () => sweepFiles(deps, websiteId, deps.now()),
    () => sweepIncoming(deps.files.incomingFolder, deps.now()),
    // Last, because others may answer slowly.
    () => recheckVatNumbers(deps, websiteId),
    () => sendPeppol(deps, websiteId),
    () => fetchWaiting(deps, websiteId, { limit: MAX_PICTURES }),
  ];
  for (const step of steps) {
    await step().catch((err: unknown) => deps.log.error({ err, websiteId }, 'sweep step failed'));
  }
}

/** Imports whose job was lost get another one, which takes its turn among those of other websites. */
async function finishImports({ db, jobs }: SweepDeps, websiteId: string): Promise<void> {
  for (const { importId, from } of await findUnfinished(db, websiteId))
    await jobs.enqueue({
      name: 'work-on-import',
      website_id: websiteId,
      import_id: importId,
      handled: from,
    });
}

async function sendDueMails(deps: SweepDeps, websiteId: string): Promise<void> {
  const sender = withTerms(deps, deps.mailSender, websiteId);
  for (let sent = 0; sent < MAX_MAILS; sent++) {
    if (!(await sendFromOutbox(deps.db, sender, websiteId))) return;
  }
}

async function deleteExpired(db: AppDatabase, websiteId: string, now: Date): Promise<void> {
  await withWebsite(db, websiteId, async (tx) => {
    await deleteExpiredCarts(tx, websiteId, now);
    await deleteOldFigures(tx, websiteId, now);
    await deleteEndedSubmissions(tx, websiteId, now);
    await removeDeletedPages(tx, websiteId, now);
    await removeDeletedMenus(tx, websiteId, now);
    await removeDeletedTemplates(tx, websiteId, now);
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
    await forgetExpiredBrowsers(tx, websiteId, now);
  });
}
