import pg from 'pg';
import { StartError } from '../start-error.ts';
import { connectionError, PROTOCOL_VIOLATION } from './check-server.ts';
import { type AppDatabase, type DatabaseAddress } from './database.ts';

/** Another client may take the shared connection in between, so one round proves nothing. */
const ROUNDS = 5;

/**
 * Throws an error of one sentence when a pooler at the address lends one connection of the server to several clients, per
 * transaction or statement: prepared statements, locks and notifications belong to a connection and would end up elsewhere.
 * Two clients that are connected at the same time have different server processes, unless such a pooler is in between.
 */
export async function refuseTransactionPooling(address: DatabaseAddress): Promise<void> {
  const clients = [1, 2].map(() => new pg.Client({ ...address, application_name: 'etalage-check' }));
  // A connection that breaks fails the query that waits for it.
  for (const client of clients) client.on('error', () => {});
  try {
    for (const client of clients) await client.connect();
    const [one, two] = clients as [pg.Client, pg.Client];
    for (let round = 0; round < ROUNDS; round++) {
      const first = await processOf(one);
      await processOf(two);
      await beginAt(two);
      const second = await processOf(two);
      await two.query('rollback');
      if (first === second) throw new StartError(sharedSentence);
    }
  } catch (error) {
    throw settingRefused(error) ?? connectionError(error);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

/** Throws an error of one sentence when the settings of a connection do not reach the server: the role above all. */
export async function checkConnectionSettings(
  { pool }: Pick<AppDatabase, 'pool'>,
  role: string,
): Promise<void> {
  try {
    const { rows } = await pool.query<{ user: string; timeout: string }>(
      `select current_user as user, current_setting('statement_timeout') as timeout`,
    );
    if (rows[0]?.user !== role || rows[0].timeout !== '30s') throw new StartError(settingsSentence);
  } catch (error) {
    throw settingRefused(error) ?? connectionError(error);
  }
}

/** Begins a transaction; a pooler per statement refuses that to a client whose other queries it passes on. */
async function beginAt(client: pg.Client): Promise<void> {
  await client.query('begin').catch((error: unknown) => {
    throw isProtocolViolation(error) ? new StartError(sharedSentence, { cause: error }) : error;
  });
}

/** The error of one sentence if a pooler refuses a setting with which a client connects; it names the parameter. */
function settingRefused(error: unknown): StartError | undefined {
  const isSetting = isProtocolViolation(error) && /startup parameter/.test((error as Error).message);
  return isSetting ? new StartError(settingsSentence, { cause: error }) : undefined;
}

function isProtocolViolation(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === PROTOCOL_VIOLATION;
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

const INSTEAD = 'Geef het adres van PostgreSQL zelf; Etalage houdt zelf een klein aantal verbindingen open.';
const sharedSentence = `DATABASE_URL wijst naar een verbindingsverdeler (zoals PgBouncer) die verbindingen per transactie deelt. Daarmee werkt Etalage niet. ${INSTEAD}`;
const settingsSentence = `DATABASE_URL wijst naar een verbindingsverdeler (zoals PgBouncer) die instellingen van een verbinding niet doorgeeft. Daarmee werkt Etalage niet. ${INSTEAD}`;
