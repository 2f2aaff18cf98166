import type pg from 'pg';

/** Channel on which every process is notified of a publication; the payload is the website's id. */
export const PUBLISH_CHANNEL = 'etalage_publish';

export interface PublishHooks {
  onPublish(websiteId: string): void;
  /** The connection is open; any publication before it may have been missed. */
  onListening(): void;
  onLost(): void;
}

export interface PublishListener {
  /** Waits until the hooks received every publication that was committed before this call, or the connection is lost. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Listens for publications on a connection of its own, and reconnects until it is stopped. */
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
      await client.query(`listen ${PUBLISH_CHANNEL}`);
      hooks.onListening();
    } catch {
      lost(client);
    }
  };
  const connecting = connect();
  return {
    async catchUp() {
      const client = current;
      // PostgreSQL sends the waiting notifications of a connection before it reports the end of a query.
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
