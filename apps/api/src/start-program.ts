import { join } from 'node:path';
import { memberFinder } from './auth/find-member.ts';
import { createLog } from './create-log.ts';
import { type ProgramDatabase, openProgramDatabase } from './db/open-program-database.ts';
import { underLock } from './db/under-lock.ts';
import { createEndpointServer } from './calls/create-endpoint-server.ts';
import { handlers } from './http/handlers.ts';
import { type RunningWeb, startWeb } from './http/start-web.ts';
import { openJobQueue } from './jobs/open-job-queue.ts';
import { startWorker } from './jobs/start-worker.ts';
import { openPorts } from './open-ports.ts';
import type { ProgramContext, RunningPart } from './program-context.ts';
import { findDemoLogin } from './seed/find-demo-login.ts';
import { type demoLogin, seedOnce } from './seed/seed.ts';
import type { Settings } from './settings.ts';

export interface RunningProgram extends RunningPart {
  readonly database: ProgramDatabase;
  /** Undefined for a worker. */
  readonly web: RunningWeb | undefined;
  /** Undefined where the demo shop was not seeded. */
  readonly demoLogin: typeof demoLogin | undefined;
}

export type Step = 'database' | 'seed' | 'parts';

/**
 * Starts what the role asks for, in order: database with its schema, demo content, then servers and jobs.
 * When a step fails, what had started is stopped before the error is passed on.
 */
export async function startProgram(
  settings: Settings,
  onStep: (step: Step) => void = () => {},
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
    onStep('seed');
    await underLock(db, 'seed', () => seedOnce(db, { filesFolder: join(settings.dataDir, 'files') }));
    onStep('parts');
    const web = settings.role === 'worker' ? undefined : await startWeb(context);
    if (web) parts.push(web);
    if (settings.role !== 'web') parts.push(await startWorker(context));
    return { database, web, demoLogin: await findDemoLogin(db), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
