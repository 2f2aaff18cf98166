import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '../database.ts';
import { dataLocation } from './data-location.ts';
import { initCluster } from './init-cluster.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { platformBinaries } from './platform-binaries.ts';
import { prepareCluster } from './prepare-cluster.ts';
import { readableBinaries } from './readable-binaries.ts';
import { serverAccount } from './server-account.ts';
import { SOCKET_PORT, startServer } from './server-process.ts';
import { type Leftovers, stopLeftovers } from './stop-leftovers.ts';

export interface EmbeddedOptions {
  /** DATA_DIR: the folder for all data of this installation; made when missing. */
  readonly dataDir: string;
  /** False only for test servers: does not wait for the disk, so a power cut may lose data. Default true. */
  readonly durable?: boolean;
}

/** The embedded database, running. */
export interface EmbeddedDatabase {
  /** Where the data really lies; differs from DATA_DIR for root with a private checkout. */
  readonly folder: string;
  readonly moved: boolean;
  readonly serverPid: number;
  /** What a killed predecessor had left. */
  readonly leftovers: Leftovers;
  /** `admin` is a superuser, `owner` owns the schema, `app` is bound by row-level security. */
  address(user: 'admin' | 'owner' | 'app', database?: string): DatabaseAddress;
  /** Resolves when the server ends, also unasked. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export const EMBEDDED_DATABASE = 'etalage';
export const USERS = { admin: 'postgres', owner: 'etalage_owner', app: 'etalage_app' } as const;

/**
 * Starts the PostgreSQL that npm brought, with its data in DATA_DIR; makes it at the first start, and puts right
 * what a killed process left behind. Throws `AlreadyRunningError` when another live process has it open.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const binaries = platformBinaries();
  const account = () => serverAccount(join(options.dataDir, 'postgres'));
  const { folder, moved } = dataLocation(options.dataDir, account);
  mkdirSync(folder, { recursive: true });
  const release = takeOwnerLock(folder);
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
    const server = await startServer(plan, join(folder, 'postgres.log'));
    const address: EmbeddedDatabase['address'] = (user, database = EMBEDDED_DATABASE) => ({
      host: server.socketFolder,
      port: SOCKET_PORT,
      user: USERS[user],
      database,
    });
    await prepareCluster(address('admin', 'postgres')).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    const stop = async () => {
      await server.stop();
      release();
    };
    return { folder, moved, serverPid: server.pid, leftovers, address, ended: server.ended, stop };
  } catch (error) {
    release();
    throw error;
  }
}
