import { afterAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/create-test-database.ts';
import { listenForPublications, publishChannel } from './publish-listener.ts';

const { app } = await createTestDatabase();
const heard: string[] = [];
const listener = listenForPublications(
  app.pool,
  {
    onPublish: (websiteId) => heard.push(websiteId),
    onListening: () => heard.push('listening'),
    onLost: () => heard.push('lost'),
  },
  50,
);
afterAll(() => listener.stop());

describe('listenForPublications', () => {
  it('has heard of all that was committed once it has caught up', async () => {
    await vi.waitFor(() => expect(heard).toEqual(['listening']));
    for (let round = 0; round < 100; round++) {
      await app.pool.query(`select pg_notify('${publishChannel}', 'round ${round}')`);
      await listener.catchUp();
      expect(heard.at(-1)).toBe(`round ${round}`);
    }
    heard.splice(1);
  });

  it('hears of a publication, and again after its connection was lost', async () => {
    await vi.waitFor(() => expect(heard).toEqual(['listening']));
    await app.pool.query(`select pg_notify('${publishChannel}', 'w1')`);
    await vi.waitFor(() => expect(heard).toEqual(['listening', 'w1']));

    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Client' and query = 'select 1'`,
    );
    // Not one that is lost: nothing is kept then.
    await listener.catchUp();
    await vi.waitFor(() => expect(heard).toEqual(['listening', 'w1', 'lost', 'listening']), 5000);
    await app.pool.query(`select pg_notify('${publishChannel}', 'w2')`);
    await vi.waitFor(() => expect(heard.at(-1)).toBe('w2'));
  });
});
