import { isStalePlan } from './preparing-pool.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Retries `work` when PostgreSQL aborted its transaction because of another one (serialization failure or deadlock) or
 * because its tables were migrated meanwhile: at most `attempts` attempts, with a short random pause. `work` must start
 * a new transaction each time and have no effects outside the database that must not be repeated.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>, attempts = 3): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * attempt));
    }
  }
}

function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || isStalePlan(error);
}
