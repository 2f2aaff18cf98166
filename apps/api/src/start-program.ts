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
import { takesPayments } from './ports/payment/payment-settings.ts';
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
   * Adds initial content to the database, before servers and jobs start. Called at every start, by one process at a
   * time. Without it, the server starts with the existing websites.
   */
  readonly seed?: ((db: AppDatabase, folders: { filesFolder: string }) => Promise<unknown>) | undefined;
  /** Opens a part of the caller's own, after the initial content and before servers and jobs start. */
  readonly ownPart?: ((context: ProgramContext) => Promise<RunningPart | undefined>) | undefined;
}

/**
 * Starts the parts of the role, in order: database with its schema, initial content, then servers and jobs.
 * If a step fails, the started parts are stopped before the error is thrown.
 */
export async function startProgram(
  settings: Settings,
  { onStep = () => {}, seed, ownPart }: StartHooks = {},
): Promise<RunningProgram> {
  const log = createLog(settings.logLevel);
  onStep('database');
  const database = await openProgramDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    withoutOnlinePayments: !takesPayments(settings.payments),
    onConnectionLost: (err) => log.warn({ err }, 'database connection lost'),
    onRestarted: (restarts) =>
      log.error({ restarts }, 'the database ended unexpectedly and was started again'),
    onRestartFailed: (err) =>
      log.error({ err }, 'the database ended unexpectedly and could not be started again'),
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
    // The file server needs this folder before the first upload.
    await mkdir(filesFolder, { recursive: true });
    if (seed) {
      onStep('seed');
      await underLock(db, 'seed', () => seed(db, { filesFolder }));
    }
    onStep('parts');
    const added = await ownPart?.(context);
    if (added) parts.push(added);
    const web = settings.role === 'worker' ? undefined : await startWeb(context);
    if (web) parts.push(web);
    if (settings.role !== 'web') parts.push(await startWorker(context));
    return { database, web, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
