import pg from 'pg';
import { vi } from 'vitest';

/** Number of statements that `work` sends to PostgreSQL in this process, including begin and commit. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

/** Number of round trips of `work` to PostgreSQL; statements that are sent together count as one. */
export async function countRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const unanswered = new WeakMap<pg.Client, number>();
  let trips = 0;
  const query = pg.Client.prototype.query;
  const sent = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const before = unanswered.get(this) ?? 0;
    if (before === 0) trips += 1;
    unanswered.set(this, before + 1);
    const answer = Reflect.apply(query, this, given) as Promise<unknown>;
    const settle = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    answer.then(settle, settle);
    return answer as never;
  });
  try {
    await work();
    return trips;
  } finally {
    sent.mockRestore();
  }
}
