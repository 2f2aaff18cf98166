import type pg from 'pg';

/** Channel on which a publication is told to every process; the payload is the website's id. */
export const publishChannel = 'etalage_publish';

export interface PublishHooks {
  onPublish(websiteId: string): void;
  /** The connection stands; anything may have been missed before it. */
  onListening(): void;
  onLost(): void;
}

export interface PublishListener {
  /** Waits until every publication committed before this call has been told to the hooks, or the connection is lost. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens for publications on a connection of its own and connects again for as long as it is not stopped. */
export function listenForPublications(
  pool: pg.Pool,
  hooks: PublishHooks,
  retryAfter = 1000,
): PublishListener {
  let stopped = false;
  let current: pg.PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lost = (client: pg.PoolClient | undefined) => {
    if (client !== current) return;
    current = undefined;
    client?.release(true);
    if (stopped) return;
    hooks.onLost();
    timer = setTimeout(() => void connect(), retryAfter);
  };
  const connect = async () => {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      if (stopped) return client.release();
      const listening = client;
      current = client;
      client.on('error', () => lost(listening));
      client.on('end', () => lost(listening));
      client.on('notification', ({ payload }) => hooks.onPublish(payload ?? ''));
      await client.query(`listen ${publishChannel}`);
      hooks.onListening();
    } catch {
      lost(client);
    }
  };
  const connecting = connect();
  return {
    async catchUp() {
      const client = current;
      // PostgreSQL hands over what waits for a connection before it says that a query on it has ended.
      await client?.query('select 1').catch(() => lost(client));
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      current?.release(true);
      current = undefined;
    },
  };
}
