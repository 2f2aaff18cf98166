import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { memberFinder } from './auth/sessions/member-finder.ts';
import { createLog } from './create-log.ts';
import type { AppDatabase } from './db/database.ts';
import { type ProgramDatabase, openProgramDatabase } from './db/open-program-database.ts';
import { underLock } from './db/under-lock.ts';
import { createEndpointServer } from './calls/create-endpoint-server.ts';
import { handlers } from './http/handlers.ts';
import { type RunningWeb, startWeb } from './http/start-web.ts';
import { openJobQueue } from './jobs/open-job-queue.ts';
import { startWorker } from './jobs/start-worker.ts';
import { openPorts } from './open-ports.ts';
import { diskFolders } from './ports/storage/disk-storage.ts';
import type { ProgramContext, RunningPart } from './program-context.ts';
import type { Settings } from './settings.ts';

export interface RunningProgram extends RunningPart {
  readonly database: ProgramDatabase;
  /** Undefined for a worker. */
  readonly web: RunningWeb | undefined;
}

export type Step = 'database' | 'seed' | 'parts';

export interface StartHooks {
  readonly onStep?: ((step: Step) => void) | undefined;
  /**
   * Puts first content into the database, before servers and jobs start; called at every start, by one process at a
   * time. Without it the server starts with the websites that exist, if any.
   */
  readonly seed?: ((db: AppDatabase, folders: { filesFolder: string }) => Promise<unknown>) | undefined;
}

/**
 * Starts what the role asks for, in order: database with its schema, first content, then servers and jobs.
 * When a step fails, what had started is stopped before the error is passed on.
 */
export async function startProgram(
  settings: Settings,
  { onStep = () => {}, seed }: StartHooks = {},
): Promise<RunningProgram> {
  const log = createLog(settings.logLevel);
  onStep('database');
  const database = await openProgramDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    onConnectionLost: (err) => log.warn({ err }, 'database connection lost'),
  });
  const parts: RunningPart[] = [];
  const stop = async () => {
    await Promise.allSettled(parts.map((part) => part.stop()));
    await database.close();
  };
  try {
    const { db, ownerAddress } = database;
    const own = { url: `http://localhost:${settings.port}` };
    const jobs = openJobQueue({ address: ownerAddress, onError: (err) => log.error({ err }, 'job queue') });
    parts.push(jobs);
    const ports = openPorts({ settings, db, jobs, ownUrl: () => own.url });
    const endpoints = createEndpointServer(db, ports, {
      handlers,
      findMember: memberFinder(db),
      rateLimits: settings.rateLimits,
    });
    const context: ProgramContext = { settings, db, ownerAddress, log, endpoints, own };
    const filesFolder = join(settings.dataDir, diskFolders.public);
    // Served as it is, so it exists before the first upload.
    await mkdir(filesFolder, { recursive: true });
    if (seed) {
      onStep('seed');
      await underLock(db, 'seed', () => seed(db, { filesFolder }));
    }
    onStep('parts');
    const web = settings.role === 'worker' ? undefined : await startWeb(context);
    if (web) parts.push(web);
    if (settings.role !== 'web') parts.push(await startWorker(context));
    return { database, web, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
