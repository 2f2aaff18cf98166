import { matchesGlob, posix } from 'node:path';

/** The parts of a package.json that determine what an import of the package loads. */
export interface Manifest {
  name: string;
  exports?: Readonly<Record<string, string>>;
  /** Files that do something when they are loaded; without it, all files do. */
  sideEffects?: false | readonly string[];
}

/** The packages of the workspace by their folder, such as `libs/texts`. */
export type Packages = ReadonlyMap<string, Manifest>;

/** The file that an import refers to, without a query such as `?raw`; undefined for a package from elsewhere. */
export function resolveImport(packages: Packages, importer: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(importer), path);
  for (const [folder, { name, exports = {} }] of packages) {
    if (path !== name && !path.startsWith(`${name}/`)) continue;
    const target = exports[`.${path.slice(name.length)}`];
    return target === undefined ? undefined : posix.join(folder, target);
  }
  return undefined;
}

/** Whether loading a file can change what other files do, as its package states. */
export function hasSideEffects(packages: Packages, path: string): boolean {
  const { sideEffects } = packageOf(packages, path) ?? {};
  if (sideEffects === undefined) return true;
  return sideEffects !== false && sideEffects.some((glob) => matchesGlob(posix.basename(path), glob));
}

/** The package with the longest folder that contains a file. */
function packageOf(packages: Packages, path: string): Manifest | undefined {
  const folders = [...packages.keys()].filter((folder) => path.startsWith(`${folder}/`));
  const [longest] = folders.sort((a, b) => b.length - a.length);
  return longest === undefined ? undefined : packages.get(longest);
}
