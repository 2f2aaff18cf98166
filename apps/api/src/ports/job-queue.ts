/** Work to be done soon, outside the request. A job names rows or files only; what it needs it reads from them. */
export type Job =
  | { readonly name: 'send-mail'; readonly website_id: string; readonly mail_id: string }
  | { readonly name: 'reconcile'; readonly website_id: string; readonly psp_id: string }
  | { readonly name: 'convert-heic'; readonly website_id: string; readonly key: string }
  | { readonly name: 'draw-avif'; readonly path: string; readonly width: number };

/**
 * Where requests leave work. Call it after the commit: a job that is lost costs a minute at most, because the sweeper
 * finds what is due in the tables themselves. Never throws.
 */
export interface JobQueue {
  enqueue(job: Job): Promise<void>;
}

/** Leaves all work to the sweeper; for tests and tools. */
export const noJobQueue: JobQueue = { enqueue: async () => {} };
