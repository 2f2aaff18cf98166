import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtApps, sourceStamp } from './source-stamp.ts';

/** Thrown when a build fails; the message contains the output of the build. */
export class BuildError extends Error {}

/**
 * Builds the apps through nx, unless exactly these sources were built before. Nx has its own cache; the stamp only saves
 * the second that starting nx takes.
 */
export async function buildWhenNeeded(root: string, say: (line: string) => void): Promise<void> {
  const stampFile = join(root, '.nx/start-stamp');
  const stamp = sourceStamp(root);
  const isBuilt = builtApps(root).every((app) => existsSync(join(root, 'apps', app, 'build')));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  say('Bouwen van winkel en dashboard; de eerste keer duurt dat ongeveer een halve minuut …');
  await build(root, say);
  mkdirSync(join(root, '.nx'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

async function build(root: string, say: (line: string) => void): Promise<void> {
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const child = spawn(
    process.execPath,
    [nxProgram(root), 'run-many', '-t', 'build', '--outputStyle=static'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: buildEnvironment(),
    },
  );
  // A build ends when the process that started it ends.
  const end = () => child.kill();
  process.once('exit', end);
  const alive = setInterval(() => say(`Nog bezig met bouwen (${seconds()}) …`), 10_000);
  let output = '';
  const read = (piece: Buffer) => {
    const text = piece.toString();
    output += text;
    for (const [, app] of text.matchAll(/^> nx run @[\w-]+\/([\w-]+):build/gm)) {
      say(`Klaar: ${app} (${seconds()})`);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(alive);
  process.off('exit', end);
  if (code !== 0) throw new BuildError(`Het bouwen is mislukt.\n${output}`);
}

function nxProgram(root: string): string {
  const manifest = join(root, 'node_modules/nx/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { nx: string } };
  return join(root, 'node_modules/nx', bin.nx);
}

/** The environment without the variables of a parent nx, which would treat this run as one of its own tasks. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
  return { ...Object.fromEntries(own), NX_DAEMON: 'false', NODE_ENV: 'production' };
}
