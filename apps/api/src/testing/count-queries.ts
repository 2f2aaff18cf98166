import pg from 'pg';
import { vi } from 'vitest';

/** How many statements `work` sends to PostgreSQL in this process, begin and commit among them. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
