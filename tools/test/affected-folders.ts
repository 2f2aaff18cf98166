import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Changes } from './changes.ts';
import { hasSameDeclarations } from './has-same-declarations.ts';
import { type Project, projectsOf } from './project-folders.ts';

/**
 * Folders of the projects whose types a change can break; undefined for all when there is nothing to compare with. A file
 * that declares the same as before can only break its own project. Nx stores the project graph meanwhile, which lint reads.
 */
export async function affectedFolders(workspace: string, changes: Changes): Promise<string[] | undefined> {
  const { base, files = [], removed = [] } = changes;
  if (base === undefined) return undefined;
  const projects = projectsOf(workspace);
  const same = files.filter((path) => hasKeptDeclarations(workspace, base, path));
  const others = [...files.filter((path) => !same.includes(path)), ...removed];
  const names = await affectedProjects(workspace, others);
  const isAffected = ({ folder, manifest }: Project) =>
    names.includes(manifest.name) || same.some((path) => path.startsWith(`${folder}/`));
  return withoutNested(projects.filter(isAffected).map(({ folder }) => folder));
}

/** Whether a file declares the same as in an earlier commit; false for a file that is new since. */
function hasKeptDeclarations(workspace: string, base: string, path: string): boolean {
  try {
    const options = { cwd: workspace, encoding: 'utf8', stdio: 'pipe' } as const;
    const before = execFileSync('git', ['show', `${base}:./${path}`], options);
    return hasSameDeclarations(path, before, readFileSync(join(workspace, path), 'utf8'));
  } catch {
    return false;
  }
}

/** The names of the projects of some files, and of all that import one of these. */
async function affectedProjects(workspace: string, files: readonly string[]): Promise<string[]> {
  const nx = join(workspace, 'node_modules/.bin/nx');
  const selection = files.length > 0 ? ['--affected', `--files=${files.join(',')}`] : [];
  const options = { cwd: workspace };
  const { stdout } = await promisify(execFile)(nx, ['show', 'projects', ...selection, '--json'], options);
  return files.length > 0 ? (JSON.parse(stdout) as string[]) : [];
}

/** Without folders inside another folder of the list (tools/demo in tools): a linter would read their files twice. */
export function withoutNested(folders: readonly string[]): string[] {
  return folders.filter((folder) => !folders.some((other) => folder.startsWith(`${other}/`)));
}
