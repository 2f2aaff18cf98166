import type { Writable } from 'node:stream';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Maximum number of prepared statements of a pool; others are sent as plain text, to limit the memory of the server. */
const MAX_STATEMENTS = 500;

/**
 * A pool whose clients prepare their statements: text with parameters is parsed once per connection instead of every
 * time. When a migration by another process invalidates one of them, all connections are renewed.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, { generation: number; client: PostgresPoolClient }>();
  const names = new Map<string, string>();
  let generation = 0;
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known?.generation === generation) return known.client;
    if (known) {
      client.release(true);
      return connect();
    }
    const made = preparing(client, names, () => void (generation += 1));
    clients.set(client, { generation, client: made });
    return made;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}

function preparing(
  client: pg.PoolClient,
  names: Map<string, string>,
  onStale: () => void,
): PostgresPoolClient {
  const sendTogether = corking(client);
  const query = async (text: string, values: readonly unknown[]) => {
    sendTogether();
    const name = values.length > 0 ? nameOf(names, text) : undefined;
    try {
      return await (name === undefined
        ? client.query(text, [...values])
        : client.query({ name, text, values: [...values] }));
    } catch (error) {
      if (isStalePlan(error)) onStale();
      throw error;
    }
  };
  return {
    query,
    release: (isBroken?: boolean) => client.release(isBroken),
  } as unknown as PostgresPoolClient;
}

/** Buffers output until the current synchronous code has sent everything, so that it goes in one packet. */
function corking(client: pg.PoolClient): () => void {
  const { connection } = client as { connection?: { stream: Writable } };
  let isHeld = false;
  return () => {
    if (isHeld || !connection) return;
    const { stream } = connection;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

/** The name of a statement in a pool; undefined if the pool has prepared as many as it may. */
function nameOf(names: Map<string, string>, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Whether another process has migrated the tables of a prepared statement. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return code === '0A000' && String(message).includes('cached plan');
}
