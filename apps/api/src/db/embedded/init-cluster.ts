import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newId } from '../new-id.ts';
import { namedAccount, type ServerAccount } from './server-account.ts';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

export interface ClusterPlan {
  /** Folder with the programs. */
  readonly programs: string;
  readonly major: number;
  /** Folder of the cluster, `…/postgres`. */
  readonly cluster: string;
  readonly account: ServerAccount | undefined;
  /** False only for test servers: no fsync. */
  readonly durable: boolean;
}

/**
 * Creates an empty cluster when there is none: UTF-8, built-in C.UTF-8 order (the same on every system and version;
 * `collate "nl-x-icu"` gives Dutch order). It is created under another name and renamed, so that a start that is killed
 * meanwhile leaves no incomplete cluster.
 */
export async function initCluster({
  programs,
  major,
  cluster,
  account,
  durable,
}: ClusterPlan): Promise<void> {
  removeUnfinished(cluster);
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkMajor(cluster, major);
  const draft = `${cluster}.new-${newId()}`;
  mkdirSync(draft, { mode: 0o700 });
  const maker = account ? namedAccount() : undefined;
  if (maker) chownSync(draft, maker.uid, maker.gid);
  const options = ['-U', 'postgres', '--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  options.push('--builtin-locale=C.UTF-8', '--auth=trust', '--no-instructions');
  if (!durable) options.push('--no-sync');
  try {
    await run(join(programs, 'bin/initdb'), ['-D', draft, ...options], {
      ...maker,
      cwd: '/',
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    });
    if (account) giveAway(draft, account);
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const said = (error as { stderr?: string }).stderr?.trim();
    throw new StartError(`De database kon niet worden aangemaakt in ${cluster}. ${said ?? ''}`, {
      cause: error,
    });
  }
}

function checkMajor(cluster: string, major: number): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return;
  throw new StartError(
    `De gegevens in ${cluster} zijn van PostgreSQL ${found}, deze versie van Etalage brengt ${major} mee. ` +
      'Zet ze over met pg_dump en pg_restore, of gebruik DATABASE_URL.',
  );
}

function removeUnfinished(cluster: string): void {
  const parent = join(cluster, '..');
  const name = `${cluster.slice(cluster.lastIndexOf('/') + 1)}.new-`;
  for (const entry of readdirSync(parent)) {
    if (entry.startsWith(name)) rmSync(join(parent, entry), { recursive: true, force: true });
  }
}

function giveAway(path: string, account: ServerAccount): void {
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
