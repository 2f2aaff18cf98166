import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT_FILES = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', '.data', 'coverage', 'test-results']);

/**
 * A hash of all sources of the builds: equal stamps mean equal builds. It uses contents, not modification times, so that
 * a fresh checkout of the same sources has the same stamp.
 */
export function sourceStamp(root: string): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of ROOT_FILES) add(hash, root, file);
  for (const folder of ['libs', ...builtApps(root).map((app) => join('apps', app))])
    addFolder(hash, root, folder);
  return hash.digest('hex');
}

/** The apps with a build target. */
export function builtApps(root: string): string[] {
  return readdirSync(join(root, 'apps')).filter((app) => {
    const file = join(root, 'apps', app, 'package.json');
    if (!existsSync(file)) return false;
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { nx?: { targets?: { build?: unknown } } };
    return manifest.nx?.targets?.build !== undefined;
  });
}

type Hash = ReturnType<typeof createHash>;

function addFolder(hash: Hash, root: string, folder: string): void {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !NOT_SOURCE.has(entry.name)) addFolder(hash, root, path);
    if (entry.isFile() && !/\.(test\.tsx?|md)$/.test(entry.name)) add(hash, root, path);
  }
}

function add(hash: Hash, root: string, file: string): void {
  const full = join(root, file);
  if (existsSync(full)) hash.update(`\0${file}\0`).update(readFileSync(full));
}
