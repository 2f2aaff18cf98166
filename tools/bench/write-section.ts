import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../node/use-project-node.mjs';

const FILE = join(workspaceRoot, 'docs/bench.md');

/** Writes a part's report between its markers in docs/bench.md, or at the end of the page when it has none yet. */
export function writeSection(part: string, markdown: string): void {
  const begin = `<!-- ${part} -->`;
  const end = `<!-- /${part} -->`;
  const page = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Measurements\n';
  const section = `${begin}\n\n${markdown.trim()}\n\n${end}`;
  const at = page.indexOf(begin);
  const next =
    at < 0
      ? `${page.trimEnd()}\n\n${section}\n`
      : page.slice(0, at) + section + page.slice(page.indexOf(end) + end.length);
  writeFileSync(FILE, next);
  execFileSync(process.execPath, [join(workspaceRoot, 'node_modules/oxfmt/bin/oxfmt'), FILE], {
    cwd: workspaceRoot,
  });
}

/** Date, machine and load: times of different runs cannot be compared, ratios within one run can. */
export function circumstances(): string {
  const model = cpus()[0]?.model ?? 'unknown';
  const load = loadavg().map((value) => value.toFixed(1));
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${model.trim()}, ${memory}, Node ${process.versions.node}, load average ${load.join(' ')}`;
}
