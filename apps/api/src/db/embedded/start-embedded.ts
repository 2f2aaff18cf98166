import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '../database.ts';
import { dataLocation } from './data-location.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { acquireOwnerLock } from './owner-lock.ts';
import { platformBinaries } from './platform-binaries.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { readableBinaries } from './readable-binaries.ts';
import { serverAccount } from './server-account.ts';
import { SOCKET_PORT, startServer } from './server-process.ts';
import { makeSocketFolder, remakeSocketFolder } from './socket-folder.ts';
import { type Leftovers, stopLeftovers } from './stop-leftovers.ts';

export interface EmbeddedOptions {
  /** DATA_DIR: the folder for all data of this installation; created when missing. */
  readonly dataDir: string;
  /** False only for test servers: no fsync, so a power cut may lose data. Default true. */
  readonly durable?: boolean;
  /** Called when the server ended unexpectedly and was started again, with the number of restarts of the last ten minutes. */
  readonly onRestarted?: ((restarts: number) => void) | undefined;
  /** Called when it could not be started again. */
  readonly onRestartFailed?: ((error: unknown) => void) | undefined;
}

/** The running embedded database. */
export interface EmbeddedDatabase {
  /** The actual folder of the data; differs from DATA_DIR for root with a private checkout. */
  readonly folder: string;
  readonly moved: boolean;
  /** The process id of the server that runs now: it is started again when it ends unexpectedly. */
  readonly serverPid: () => number;
  /** What was cleaned up after a killed process. */
  readonly leftovers: Leftovers;
  /** `admin` is a superuser, `owner` owns the schema, `app` is subject to row-level security. */
  address(user: 'admin' | 'owner' | 'app', database?: string): DatabaseAddress;
  /** Resolves when the server has ended and is not started again. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export const EMBEDDED_DATABASE = 'etalage';
export const USERS = { admin: 'postgres', owner: 'etalage_owner', app: 'etalage_app' } as const;

/**
 * Starts the PostgreSQL that npm installed, with its data in DATA_DIR; creates the data at the first start, and cleans up
 * after a killed process. Throws `AlreadyRunningError` when another running process has it open.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = platformBinaries();
  const account = () => serverAccount(join(options.dataDir, 'postgres'));
  const { folder, moved } = dataLocation(options.dataDir, account);
  mkdirSync(folder, { recursive: true });
  const release = acquireOwnerLock(folder);
  try {
    const cluster = join(folder, 'postgres');
    const runAs = serverAccount(cluster);
    const programs = readableBinaries(binaries, runAs);
    const plan = {
      programs,
      major: binaries.major,
      cluster,
      account: runAs,
      durable: options.durable ?? true,
    };
    const leftovers = await stopLeftovers(cluster);
    await initCluster(plan);
    const socketFolder = makeSocketFolder(cluster, runAs);
    const startOnce = () => startServer(plan, socketFolder, join(folder, 'postgres.log'));
    const server = keepRunning(await startOnce(), {
      restart: async () => {
        await stopLeftovers(cluster);
        remakeSocketFolder(socketFolder, runAs);
        return startOnce();
      },
      onRestarted: options.onRestarted ?? (() => {}),
      onRestartFailed: options.onRestartFailed ?? (() => {}),
    });
    const ended = server.ended.then(() => rmSync(socketFolder, { recursive: true, force: true }));
    const stopServer = async () => {
      await server.stop();
      await ended;
    };
    const address: EmbeddedDatabase['address'] = (user, database = EMBEDDED_DATABASE) => ({
      host: socketFolder,
      port: SOCKET_PORT,
      user: USERS[user],
      database,
    });
    await prepareCluster(address('admin', 'postgres')).catch(async (error: unknown) => {
      await stopServer();
      throw error;
    });
    const stop = async () => {
      await stopServer();
      release();
    };
    return { folder, moved, serverPid: server.pid, leftovers, address, ended, stop };
  } catch (error) {
    release();
    throw error;
  }
}
