import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What differs from an earlier state; all undefined when there is no earlier state. */
export interface Changes {
  /** The commit of the earlier state. */
  base?: string;
  /** New and changed files, relative to the workspace. */
  files?: string[];
  removed?: string[];
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
  // Without the detection of renames, the old path of a renamed file is among the removed ones.
  const changed = git('diff', '--name-only', '--relative', '--no-renames', base) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  const paths = [...new Set(`${changed}\n${added}`.split('\n'))].filter((path) => path !== '');
  const exists = (path: string) => existsSync(join(workspace, path));
  return { base, files: paths.filter(exists), removed: paths.filter((path) => !exists(path)) };
}

function baseOf(git: (...args: string[]) => string | undefined): string | undefined {
  const head = git('rev-parse', '--verify', 'HEAD');
  if (!head) return undefined;
  const left = git('merge-base', 'main', 'HEAD');
  if (left && left !== head) return left;
  return git('status', '--porcelain') ? head : git('rev-parse', '--verify', 'HEAD~1');
}
