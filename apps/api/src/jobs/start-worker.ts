import { join } from 'node:path';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import { allWebsiteIds } from '../db/website-for-host.ts';
import { workOnPart } from '../catalogue-imports/work-on-import.ts';
import { convertStored } from '../files/convert-stored.ts';
import { renderAvif } from '../files/media-options.ts';
import { readStoredPicture } from '../files/read-stored-picture.ts';
import { fetchWaiting } from '../picture-imports/fetch-waiting.ts';
import { fileSender } from '../ports/mail/file-sender.ts';
import type { MailSender } from '../ports/mail/mail-sender.ts';
import { sendFromOutbox } from '../ports/mail/send-from-outbox.ts';
import type { ProgramContext, RunningPart } from '../program-context.ts';
import { reconcile } from '../payments/reconcile.ts';
import { withTerms } from '../terms-files/with-terms.ts';
import { startBoss } from './start-boss.ts';
import { startCatchingUp } from './start-catching-up.ts';
import { type SweepDeps, sweepWebsite } from './sweep-website.ts';

/** Number of jobs that are fetched together, and seconds between two polls of an empty queue. */
const PACE = { batchSize: 10, pollingIntervalSeconds: 0.5 };
/** One job at a time, because converting or fetching a picture takes long; polled often: an owner is looking at "Wordt verwerkt...". */
const PICTURE_PACE = { batchSize: 1, pollingIntervalSeconds: 0.5 };
/** Addresses of pictures that one job fetches before those of other websites have their turn. */
const PICTURES_PER_JOB = 30;
/** Time that one job works on an import, more than a poll of the queue, before those of other websites have their turn. */
const IMPORT_MILLISECONDS = 1000;
const CALM_PACE = { batchSize: 10, pollingIntervalSeconds: 5 };

type SiteJob = { website_id: string };
type ImportJob = SiteJob & { import_id: string; handled?: number };

/** Starts the workers of mails, payments, pictures, imports, search words and sweeps. Each job belongs to one website and uses its transactions. */
export async function startWorker(context: ProgramContext): Promise<RunningPart> {
  const { settings, db, log, endpoints } = context;
  const mailSender = await openMailSender(settings);
  const boss = await startBoss({
    address: context.ownerAddress,
    role: 'worker',
    onError: (err) => log.error({ err }, 'job queue'),
  });
  const deps: SweepDeps = {
    db,
    jobs: { enqueue: async ({ name, ...data }) => void (await boss.send(name, data)) },
    log,
    mailSender,
    now: endpoints.now,
    payments: endpoints.ports.payments,
    files: endpoints.ports.files,
    vies: endpoints.ports.vies,
    peppol: endpoints.ports.peppol,
    secrets: endpoints.ports.secrets,
    dashboardUrl: endpoints.ports.dashboardUrl,
    siteUrl: endpoints.ports.siteUrl,
  };
  await boss.work<SiteJob & { mail_id: string }>('send-mail', PACE, (jobs) =>
    eachOf(jobs, ({ website_id, mail_id }) =>
      sendFromOutbox(db, withTerms(deps, mailSender, website_id), website_id, mail_id),
    ),
  );
  await boss.work<SiteJob & { psp_id: string }>('reconcile', PACE, (jobs) =>
    eachOf(jobs, ({ website_id, psp_id }) => reconcile(deps, website_id, psp_id)),
  );
  await boss.work<{ path: string; width: number }>('draw-avif', PICTURE_PACE, (jobs) =>
    eachOf(jobs, async (picture) => {
      await readStoredPicture(db, settings.dataDir, picture.path);
      await renderAvif(settings.dataDir, picture);
    }),
  );
  await boss.work<SiteJob & { key: string }>('convert-heic', PICTURE_PACE, (jobs) =>
    eachOf(jobs, ({ website_id, key }) => convertStored(deps, website_id, key)),
  );
  await boss.work<ImportJob>('work-on-import', PICTURE_PACE, (jobs) =>
    eachOf(jobs, async ({ website_id, import_id, handled: from }) => {
      const handled = await workOnPart(deps, website_id, { importId: import_id, from }, IMPORT_MILLISECONDS);
      // Behind the jobs that wait, so that each website has its turn.
      if (handled !== undefined) await boss.send('work-on-import', { website_id, import_id, handled });
      else await boss.send('fetch-pictures', { website_id });
    }),
  );
  await boss.work<SiteJob>('fetch-pictures', PICTURE_PACE, (jobs) =>
    eachOf(jobs, async (job) => {
      const { hasMore } = await fetchWaiting(deps, job.website_id, { limit: PICTURES_PER_JOB });
      if (hasMore) await boss.send('fetch-pictures', { website_id: job.website_id });
    }),
  );
  await boss.work<SiteJob>('sweep-website', CALM_PACE, (jobs) =>
    eachOf(jobs, ({ website_id }) => sweepWebsite(deps, website_id)),
  );
  await boss.work('sweep', CALM_PACE, () => sendSweeps(boss, context));
  await boss.schedule('sweep', '* * * * *');
  return stopping(boss, mailSender, startCatchingUp(context));
}

function stopping(boss: PgBoss, mailSender: MailSender, catchingUp: RunningPart): RunningPart {
  return {
    stop: async () => {
      await catchingUp.stop();
      await boss.stop({ graceful: true, timeout: 20_000 });
      mailSender.close();
    },
  };
}

/** Imports the mail library only with a mail server, because it is large. */
async function openMailSender({
  smtpUrl,
  mailFrom,
  dataDir,
}: ProgramContext['settings']): Promise<MailSender> {
  if (!smtpUrl) return fileSender(join(dataDir, 'mail'));
  const { smtpSender } = await import('../ports/mail/smtp-sender.ts');
  return smtpSender({ url: smtpUrl, from: mailFrom });
}

/** Deletes the counters of calls that are over, and adds one job per website, so that many processes share the work; a website has at most one waiting job. */
async function sendSweeps(boss: PgBoss, { db }: ProgramContext): Promise<void> {
  await sql`select forget_calls()`.execute(db.global);
  const ids = await allWebsiteIds(db);
  await boss.insert(
    'sweep-website',
    ids.map((id) => ({ data: { website_id: id }, singletonKey: id })),
  );
}

/** Runs a batch. When one job fails the whole batch is retried, which is harmless for the other jobs. */
async function eachOf<Input>(
  jobs: readonly { readonly data: Input }[],
  work: (input: Input) => Promise<unknown>,
): Promise<void> {
  const outcomes = await Promise.allSettled(jobs.map(({ data }) => work(data)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
