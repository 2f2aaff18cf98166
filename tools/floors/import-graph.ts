import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports-of.ts';

/** The files that each file imports, as paths relative to the workspace, without packages. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results', 'playwright-report']);

/** Reads the imports of all sources below some folders of the workspace. */
export function readImportGraph(workspace: string, folders: readonly string[]): ImportGraph {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  const exclude = (name: string) => NOT_SOURCE.has(name.slice(name.lastIndexOf('/') + 1));
  const paths = globSync(patterns, { cwd: workspace, exclude }).sort();
  return new Map(
    paths.map((path) => [path, pathsOf(path, importsOf(path, readFileSync(join(workspace, path), 'utf8')))]),
  );
}

/** Imports contain the file extension, so a path needs no search; a query such as `?inline` is for Vite. */
export function pathsOf(path: string, specifiers: readonly string[]): string[] {
  const relative = specifiers.filter((specifier) => specifier.startsWith('.'));
  const paths = relative.map((specifier) => posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
  return [...new Set(paths)];
}
