import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The base of the comparison, and the files that differ from it; both undefined when there is no earlier state.
 */
export interface Changes {
  base?: string;
  files?: string[];
}

/** On a branch: everything since it left main. On main itself: uncommitted changes, else the last commit. */
export function changesOf(workspace: string): Changes {
  const git = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd: workspace, encoding: 'utf8', stdio: 'pipe' }).trim();
    } catch {
      return undefined;
    }
  };
  const base = baseOf(git);
  if (!base) return {};
  const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  const files = `${changed}\n${added}`
    .split('\n')
    .filter((path) => path && existsSync(join(workspace, path)));
  return { base, files };
}

function baseOf(git: (...args: string[]) => string | undefined): string | undefined {
  const head = git('rev-parse', '--verify', 'HEAD');
  if (!head) return undefined;
  const left = git('merge-base', 'main', 'HEAD');
  if (left && left !== head) return left;
  return git('status', '--porcelain') ? head : git('rev-parse', '--verify', 'HEAD~1');
}
