import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Changes } from './changes.ts';
import { projectsOf } from './project-folders.ts';

/**
 * Folders of the projects that a change can break; undefined for all when there is nothing to compare with. Nx stores the
 * project graph meanwhile, which lint reads.
 */
export async function affectedFolders(workspace: string, { base }: Changes): Promise<string[] | undefined> {
  if (base === undefined) return undefined;
  const nx = join(workspace, 'node_modules/.bin/nx');
  const args = ['show', 'projects', '--affected', `--base=${base}`, '--json'];
  const { stdout } = await promisify(execFile)(nx, args, { cwd: workspace });
  const names = JSON.parse(stdout) as string[];
  const folders = projectsOf(workspace).filter(({ manifest }) => names.includes(manifest.name));
  return withoutNested(folders.map(({ folder }) => folder));
}

/** Without folders inside another folder of the list (tools/demo in tools): a linter would read their files twice. */
export function withoutNested(folders: readonly string[]): string[] {
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)));
}
