import type { Logger } from 'pino';
import type { AppDatabase, DatabaseAddress } from './db/database.ts';
import type { EndpointServer } from './calls/endpoint-server.ts';
import type { Settings } from './settings.ts';

/** What all parts of the running program share; requests and jobs share nothing else. */
export interface ProgramContext {
  readonly settings: Settings;
  readonly db: AppDatabase;
  /** Address of the schema's owner, for parts with a schema of their own (the job queue). */
  readonly ownerAddress: DatabaseAddress;
  readonly log: Logger;
  /** The endpoints with their ports, counters and caches. */
  readonly endpoints: EndpointServer;
  /** Address of the storefront from within this machine; filled in when it listens. */
  readonly own: { url: string };
}

/** A started part; `stop` finishes current work and accepts no new work. */
export interface RunningPart {
  stop(): Promise<void>;
}
