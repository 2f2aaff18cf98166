// npm run bench [-- part …]: every folder here with a run.mjs is a part; without a name all of them run, in turn.
// What follows `--` a second time goes to the part: npm run bench -- http -- --rounds 5; only with `--write` does a part
// change docs/bench.md. The first line says how busy the machine is: figures of a busy one are no figures.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode } from '../node/use-project-node.mjs';

useProjectNode();
const { circumstances } = await import('./write-section.ts');
const parts = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'run.mjs')),
);
const [words, extra] = split(process.argv.slice(2));
const unknown = words.find((name) => !parts.includes(name));
if (unknown) {
  console.error(`There is no part "${unknown}"; there are: ${parts.join(', ')}.`);
  process.exit(1);
}
console.log(circumstances());
for (const part of words.length > 0 ? words : parts) {
  console.log(`\n— ${part}`);
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, part, 'run.mjs'), ...extra],
    { stdio: 'inherit' },
  );
  if (status !== 0) process.exitCode = 1;
}

function split(words) {
  const at = words.indexOf('--');
  return at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
}
