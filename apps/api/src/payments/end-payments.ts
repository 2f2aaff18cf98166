import type { JobQueue } from '../ports/job-queue.ts';

/**
 * Has the open payments of an order that was cancelled ended at the provider now instead of at the next sweep; call it
 * after the commit. Some cannot be ended: one that succeeds nevertheless makes the order valid again.
 */
export async function endSoon(jobs: JobQueue, websiteId: string, pspIds: readonly string[]): Promise<void> {
  for (const psp_id of pspIds) await jobs.enqueue({ name: 'reconcile', website_id: websiteId, psp_id });
}
