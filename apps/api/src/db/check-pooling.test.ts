import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startRefusingPooler, startRefusingServer } from '../testing/start-refusing-server.ts';
import { startTransactionPooler } from '../testing/start-transaction-pooler.ts';
import { checkConnectionSettings, refuseTransactionPooling } from './check-pooling.ts';
import { openDatabase } from './database.ts';
import { openProgramDatabase } from './open-program-database.ts';
import { StartError } from '../start-error.ts';

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

// What PgBouncer 1.18 answers, and what PostgreSQL itself does.
it.each([
  ['08P01', 'password authentication failed'],
  ['08P01', 'no such database: winkel'],
  ['08P01', 'no more connections allowed (max_client_conn)'],
  ['08P01', 'query_timeout'],
  ['53300', 'sorry, too many clients already'],
  ['57P03', 'the database system is starting up'],
])(
  'a server that refuses the connection with %s is named with its own message: %s',
  async (code, message) => {
    const refusing = await startRefusingServer({ severity: 'FATAL', code, message });
    const address = { connectionString: refusing.url };
    const sentence = `De database in DATABASE_URL is niet te gebruiken: de server weigert de verbinding en meldt "${message}".`;
    const settled = openDatabase(address, { role: 'etalage_app' });
    for (const refused of [
      () => refuseTransactionPooling(address),
      () => checkConnectionSettings(settled, 'etalage_app'),
      () =>
        openProgramDatabase({ databaseUrl: refusing.url, dataDir: '/nowhere', onConnectionLost: () => {} }),
    ])
      await expect(refused()).rejects.toEqual(new StartError(sentence));
    await settled.close();
    refusing.close();
  },
);

it('a pooler that refuses a transaction is named as one that shares connections; another refusal is not', async () => {
  const violation = { severity: 'ERROR', code: '08P01' };
  const message = 'transaction blocks not allowed in statement pooling mode';
  const perStatement = await startRefusingPooler({ begin: { ...violation, message } });
  const refused = refuseTransactionPooling({ connectionString: perStatement.url });
  await expect(refused).rejects.toThrow('verbindingen per transactie deelt');
  perStatement.close();
  const first = 'select pg_backend_pid() as pid';
  const down = await startRefusingPooler({
    [first]: { ...violation, message: 'server login has been failing' },
  });
  await expect(refuseTransactionPooling({ connectionString: down.url })).rejects.toThrow(
    'de server weigert de verbinding en meldt "server login has been failing"',
  );
  down.close();
});

it.each(['unsupported startup parameter: options', 'unsupported startup parameter in options: role'])(
  'a pooler that refuses the settings of a connection is named as such: %s',
  async (message) => {
    const refusing = await startRefusingServer({ severity: 'FATAL', code: '08P01', message });
    const settled = openDatabase({ connectionString: refusing.url }, { role: 'etalage_app' });
    await expect(checkConnectionSettings(settled, 'etalage_app')).rejects.toThrow(
      'instellingen van een verbinding niet doorgeeft',
    );
    await settled.close();
    refusing.close();
  },
);
