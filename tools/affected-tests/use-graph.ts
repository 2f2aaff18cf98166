import { namedFiles, wholeFiles } from './named-files.ts';
import type { Use } from './source-record.ts';
import { type FileGraph, isReplaceable, reachOf, type Sources } from './sources.ts';
import { hasSideEffects, resolveImport } from './workspace-packages.ts';

/** All files that each file loads by its imports. */
export function loadGraph({ packages, records }: Sources): FileGraph {
  const filesOf = (path: string, uses: readonly Use[]) =>
    uses.flatMap(({ specifier }) => resolveImport(packages, path, specifier) ?? []);
  return new Map([...records].map(([path, { uses }]) => [path, new Set(filesOf(path, uses))]));
}

/**
 * The files whose content can change what each file does. Of a barrel these are the files of the imported names, and
 * those with side effects; the others are loaded without being used.
 */
export function useGraph(sources: Sources): FileGraph {
  const loads = loadGraph(sources);
  const effects = new Map<string, readonly string[]>();
  const effectsOf = (barrel: string): readonly string[] => {
    const known = effects.get(barrel);
    if (known) return known;
    const files = [...reachOf(loads, [barrel])].filter((path) => hasSideEffects(sources.packages, path));
    effects.set(barrel, files);
    return files;
  };
  const filesOf = (importer: string, { specifier, names }: Use): readonly string[] => {
    const target = resolveImport(sources.packages, importer, specifier);
    if (target === undefined) return [];
    if (names === 'all') return wholeFiles(sources, target);
    const files = names.flatMap((name) => namedFiles(sources, target, name));
    return isReplaceable(sources, target) ? [...files, ...effectsOf(target)] : files;
  };
  return new Map(
    [...sources.records]
      .filter(([path]) => !isReplaceable(sources, path))
      .map(([path, { uses }]) => [path, new Set(uses.flatMap((use) => filesOf(path, use)))]),
  );
}
