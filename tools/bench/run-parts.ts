import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { circumstances } from './write-section.ts';

/** Runs the named parts, or all, each in a separate process; arguments after `--` go to the parts. */
export function runParts(words: readonly string[]): void {
  const at = words.indexOf('--');
  const named = at < 0 ? words : words.slice(0, at);
  const extra = at < 0 ? [] : words.slice(at + 1);
  const script = (part: string) => join(import.meta.dirname, part, 'run.mjs');
  const parts = readdirSync(import.meta.dirname).filter((name) => existsSync(script(name)));
  const unknown = named.find((name) => !parts.includes(name));
  if (unknown !== undefined) {
    console.error(`There is no part "${unknown}"; there are: ${parts.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  console.log(circumstances());
  for (const part of named.length > 0 ? named : parts) {
    console.log(`\n— ${part}`);
    const { status } = spawnSync(process.execPath, ['--expose-gc', script(part), ...extra], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
