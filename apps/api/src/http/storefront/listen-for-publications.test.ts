import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { listenForPublications, PUBLISH_CHANNEL } from './listen-for-publications.ts';

const { app } = await createTestDatabase();
const received: string[] = [];
const listener = listenForPublications(
  app.pool,
  {
    onPublish: (websiteId) => received.push(websiteId),
    onListening: () => received.push('listening'),
    onLost: () => received.push('lost'),
  },
  50,
);
afterAll(() => listener.stop());

describe('listenForPublications', () => {
  it('has received all committed publications after it caught up', async () => {
    await vi.waitFor(() => expect(received).toEqual(['listening']), 15_000);
    for (let round = 0; round < 100; round++) {
      await app.pool.query(`select pg_notify('${PUBLISH_CHANNEL}', 'round ${round}')`);
      await listener.catchUp();
      expect(received.at(-1)).toBe(`round ${round}`);
    }
    received.splice(1);
  });

  it('receives a publication, also after its connection was lost', async () => {
    await vi.waitFor(() => expect(received).toEqual(['listening']), 15_000);
    await app.pool.query(`select pg_notify('${PUBLISH_CHANNEL}', 'w1')`);
    await vi.waitFor(() => expect(received).toEqual(['listening', 'w1']), 15_000);

    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Client' and query = 'select 1'`,
    );
    // Not one during the loss of the connection, because nothing is stored then.
    await listener.catchUp();
    await vi.waitFor(() => expect(received).toEqual(['listening', 'w1', 'lost', 'listening']), 5000);
    await app.pool.query(`select pg_notify('${PUBLISH_CHANNEL}', 'w2')`);
    await vi.waitFor(() => expect(received.at(-1)).toBe('w2'), 15_000);
  });
});
