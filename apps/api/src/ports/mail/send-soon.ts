import type { JobQueue } from '../job-queue.ts';

/**
 * Requests that a mail of the outbox is sent now instead of at the next sweep; call it after the commit. The website is
 * that of the outbox row, which a call about an account does not have in its context. Without an id nothing was added.
 */
export async function sendSoon(jobs: JobQueue, websiteId: string, mailId: string | undefined): Promise<void> {
  if (mailId) await jobs.enqueue({ name: 'send-mail', website_id: websiteId, mail_id: mailId });
}
