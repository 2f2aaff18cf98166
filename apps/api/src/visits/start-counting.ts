import type { AppDatabase } from '../db/database.ts';
import type { SiteCounts } from '../calls/site-counts.ts';
import { storeCounts } from './store-counts.ts';

const MINUTE = 60_000;

interface Counting {
  readonly db: AppDatabase;
  readonly counts: SiteCounts;
  readonly onError: (error: unknown) => void;
}

/** Stores what the process counted each minute, and at its end. */
export function startCounting({ db, counts, onError }: Counting): { stop(): Promise<void> } {
  let storing = Promise.resolve();
  const store = () => (storing = storing.then(() => storeCounts(db, counts)).catch(onError));
  const timer = setInterval(() => void store(), MINUTE);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await store();
    },
  };
}
