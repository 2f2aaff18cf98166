import type { Logger } from 'pino';
import type { AppDatabase, DatabaseAddress } from './db/database.ts';
import type { EndpointServer } from './calls/endpoint-server.ts';
import type { Settings } from './settings.ts';

/** What every part of the running program gets: nothing else is shared between requests or jobs. */
export interface ProgramContext {
  readonly settings: Settings;
  readonly db: AppDatabase;
  /** Address of the schema's owner, for parts that keep a schema of their own (the job queue). */
  readonly ownerAddress: DatabaseAddress;
  readonly log: Logger;
  /** The endpoints with their ports, counters and caches. */
  readonly endpoints: EndpointServer;
  /** Address of the storefront from within this machine; filled in when it listens. */
  readonly own: { url: string };
}

/** A started part; `stop` finishes what is under way and takes on nothing new. */
export interface RunningPart {
  stop(): Promise<void>;
}
