import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { restartOnChange } from './restart-on-change.ts';
import { runsOnServer } from './watched-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'etalage-restart-'));
const sources = join(root, 'src');
const log = join(root, 'log.txt');
mkdirSync(join(sources, 'button'), { recursive: true });
writeFileSync(log, '');
writeFileSync(
  join(root, 'server.mjs'),
  `import { appendFileSync } from 'node:fs';
   const say = (line) => appendFileSync(${JSON.stringify(log)}, line + '\\n');
   process.on('SIGINT', () => say('second signal'));
   process.on('SIGTERM', () => { say('stopped'); setTimeout(() => process.exit(3), 200); });
   setInterval(() => {}, 1000);
   say('started');`,
);
afterAll(() => rmSync(root, { recursive: true, force: true }));
const lines = () => readFileSync(log, 'utf8').trim().split('\n');
const saysSoon = (expected: string[]) => expect.poll(lines, { timeout: 20_000 }).toEqual(expected);

it('restarts the server for a schema, once for several changes, and not for files that the browser reloads', async () => {
  const start = () => spawn(process.execPath, [join(root, 'server.mjs')]);
  const server = restartOnChange(start, [sources], runsOnServer);
  await saysSoon(['started']);

  writeFileSync(join(sources, 'button/button.render.tsx'), 'render');
  await pause(600);
  expect(lines()).toEqual(['started']);

  writeFileSync(join(sources, 'button/button.schema.ts'), 'schema');
  writeFileSync(join(sources, 'button/button.migrations.ts'), 'migrations');
  await saysSoon(['started', 'stopped', 'started']);
  await pause(600);

  const ends = await Promise.all([server.end('SIGTERM'), server.end('SIGINT')]);
  expect(ends).toEqual([3, 3]);
  expect(lines()).toEqual(['started', 'stopped', 'started', 'stopped']);
});
