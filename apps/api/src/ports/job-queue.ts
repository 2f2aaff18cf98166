/** Background work outside the request. A job contains only ids of rows or files and reads the data itself. */
export type Job =
  | { readonly name: 'send-mail'; readonly website_id: string; readonly mail_id: string }
  | { readonly name: 'reconcile'; readonly website_id: string; readonly psp_id: string }
  | { readonly name: 'convert-heic'; readonly website_id: string; readonly key: string }
  | {
      readonly name: 'work-on-import';
      readonly website_id: string;
      readonly import_id: string;
      /** How many of its products were handled when the job was made; a job that is overtaken does nothing. */
      readonly handled?: number;
    }
  | { readonly name: 'fetch-pictures'; readonly website_id: string }
  | { readonly name: 'draw-avif'; readonly path: string; readonly width: number };

/**
 * Queues background work. Call it after the commit: a lost job is delayed by at most a minute, because the sweeper finds
 * due work in the tables themselves. Never throws.
 */
export interface JobQueue {
  enqueue(job: Job): Promise<void>;
}

/** Drops all jobs, so that only the sweeper does the work; for tests and tools. */
export const noJobQueue: JobQueue = { enqueue: async () => {} };
