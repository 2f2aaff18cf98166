import { execFileSync } from 'node:child_process';

/** A number that differs from commit to commit and is the same for each run of one; 0 without git. */
export function commitNumber(workspace: string): number {
  try {
    const options = { cwd: workspace, encoding: 'utf8', stdio: 'pipe' } as const;
    return parseInt(execFileSync('git', ['rev-parse', 'HEAD'], options).slice(0, 8), 16);
  } catch {
    return 0;
  }
}
