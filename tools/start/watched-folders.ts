import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Folders, relative to the workspace, with the sources that the server runs: its own and those of its libraries. */
export function watchedFolders(root: string): string[] {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, 'apps/api/package.json'), 'utf8'),
  ) as Manifest;
  const libraries = Object.keys(dependencies).flatMap((name) => /^@etalage\/(.+)$/.exec(name)?.[1] ?? []);
  return ['apps/api/src', ...libraries.map((library) => `libs/${library}/src`)];
}

/**
 * Whether the server may have loaded a file: TypeScript without JSX, except tests, styles and the browser code of a block
 * or field, which lint keeps out of the server (`tools/lint/doors.cjs`).
 */
export function runsOnServer(path: string): boolean {
  return /\.ts$/.test(path) && !/\.(test|css|render|editor|island|behaviour|fixture)\.ts$/.test(path);
}
