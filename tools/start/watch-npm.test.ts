import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'etalage-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const watchNpm = pathToFileURL(join(import.meta.dirname, 'watch-npm.ts')).href;
const ended = join(folder, 'ended.txt');

/** A package whose start script runs until its npm has ended, and then writes a file. */
function writePackage(): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node server.mjs' } }));
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { watchNpm } from '${watchNpm}';
     setTimeout(() => process.exit(1), 20_000);
     watchNpm(() => { writeFileSync('ended.txt', 'ended'); process.exit(0); });
     console.log('running');`,
  );
}

describe('watchNpm', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'notices that npm ended by %s, which reached npm alone',
    async (name) => {
      writePackage();
      rmSync(ended, { force: true });
      const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
      let output = '';
      for await (const piece of npm.stdout) if ((output += String(piece)).includes('running')) break;
      npm.kill(name);
      if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
      await expect
        .poll(() => readFileSync(ended, { encoding: 'utf8', flag: 'a+' }), { timeout: 10_000 })
        .toBe('ended');
    },
  );
});
