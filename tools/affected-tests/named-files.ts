import type { Export } from './source-record.ts';
import { isReplaceable, type Sources } from './sources.ts';
import { resolveImport } from './workspace-packages.ts';

/**
 * The files that define a name which a file exports. A barrel is replaced by the files behind it, and is itself part of
 * the result: a change in it can change what the name refers to. The whole barrel if the name is not found in it.
 */
export function namedFiles(sources: Sources, path: string, name: string): string[] {
  if (!isReplaceable(sources, path)) return [path];
  const exports = sources.records.get(path)?.exports ?? [];
  const found = exports.find((entry) => entry.name === name) ?? behindStar(sources, path, name);
  if (!found?.from) return wholeFiles(sources, path);
  const target = resolveImport(sources.packages, path, found.from.specifier);
  if (target === undefined) return [path];
  if (found.from.name === '*' && found.name !== '*') return [path, ...wholeFiles(sources, target)];
  return [path, ...namedFiles(sources, target, found.from.name === '*' ? name : found.from.name)];
}

/** A file, and for a barrel all that it exports. */
export function wholeFiles(sources: Sources, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  if (!isReplaceable(sources, path)) return [path];
  const uses = sources.records.get(path)?.uses ?? [];
  const targets = uses.flatMap(({ specifier }) => resolveImport(sources.packages, path, specifier) ?? []);
  return [path, ...targets.flatMap((target) => wholeFiles(sources, target, seen))];
}

/** The only `export *` of a file that exports a name; undefined if none or several can. */
function behindStar(sources: Sources, path: string, name: string): Export | undefined {
  const stars = (sources.records.get(path)?.exports ?? []).filter((entry) => entry.name === '*');
  const able = stars.filter(({ from }) => {
    const target = from && resolveImport(sources.packages, path, from.specifier);
    return target !== undefined && canExport(sources, target, name);
  });
  return able.length === 1 ? able[0] : undefined;
}

/** Whether a file can export a name; also true for a file that is not read. */
function canExport(sources: Sources, path: string, name: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const exports = sources.records.get(path)?.exports;
  if (!exports) return true;
  return exports.some((entry) => {
    if (entry.name !== '*') return entry.name === name;
    const target = entry.from && resolveImport(sources.packages, path, entry.from.specifier);
    return target === undefined || canExport(sources, target, name, seen);
  });
}
