import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startTransactionPooler } from '../testing/start-transaction-pooler.ts';
import { checkConnectionSettings, refuseTransactionPooling } from './check-pooling.ts';
import { openDatabase } from './database.ts';
import { openProgramDatabase } from './open-program-database.ts';

const database = await createTestDatabase();
const direct = database.addresses.owner;
const pooler = await startTransactionPooler(direct);
afterAll(() => pooler.close());

it('the stand-in passes statements on and shares connections per transaction', async () => {
  const { pool, close } = openDatabase({ connectionString: pooler.url }, { maxConnections: 8 });
  const ask = () => pool.query<{ pid: number; two: number }>('select pg_backend_pid() as pid, 1 + 1 as two');
  const replies = [];
  for (let at = 0; at < 8; at++) replies.push((await ask()).rows[0]);
  expect(replies.every((row) => row?.two === 2)).toBe(true);
  expect(new Set(replies.map((row) => row?.pid)).size).toBe(1);
  await close();
});

it('a start behind a pooler per transaction is refused with one sentence, before anything is changed', async () => {
  const opened = openProgramDatabase({
    databaseUrl: pooler.url,
    dataDir: '/nowhere',
    onConnectionLost: () => {},
  });
  await expect(opened).rejects.toThrow(
    /^DATABASE_URL wijst naar een verbindingsverdeler \(zoals PgBouncer\) die verbindingen per transactie deelt\. .*adres van PostgreSQL zelf/,
  );
});

it('a server without a pooler is accepted, also while others connect and leave', async () => {
  const { pool, close } = openDatabase(direct, { maxConnections: 10 });
  const busy = Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.3)'));
  await expect(refuseTransactionPooling(direct)).resolves.toBeUndefined();
  await Promise.all(busy);
  await close();
});

it('connections whose role or settings do not arrive are refused', async () => {
  const role = 'etalage_app';
  const settled = openDatabase(direct, { role });
  await expect(checkConnectionSettings(settled, role)).resolves.toBeUndefined();
  await settled.close();
  const ignored = openDatabase({ connectionString: pooler.url }, { role });
  await expect(checkConnectionSettings(ignored, role)).rejects.toThrow(
    'instellingen van een verbinding niet doorgeeft',
  );
  await ignored.close();
});
