import type { SourceRecord } from './source-record.ts';
import { hasSideEffects, type Packages } from './workspace-packages.ts';

/** What is known of the workspace: its packages, and the record of each source file by its path. */
export interface Sources {
  packages: Packages;
  records: ReadonlyMap<string, SourceRecord>;
}

/** Files by path, relative to the workspace, with the files that each refers to. */
export type FileGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether an import of a file can be replaced by imports of the files that it exports. */
export function isReplaceable({ packages, records }: Sources, path: string): boolean {
  return records.get(path)?.isBarrel === true && !hasSideEffects(packages, path);
}

/** The given files and all files that they reach. */
export function reachOf(graph: FileGraph, starts: Iterable<string>): Set<string> {
  const reached = new Set(starts);
  // A set also visits what is added to it meanwhile.
  for (const path of reached) for (const next of graph.get(path) ?? []) reached.add(next);
  return reached;
}

/** The same graph in the other direction. */
export function reversed(graph: FileGraph): FileGraph {
  const users = new Map<string, Set<string>>();
  for (const [path, files] of graph)
    for (const file of files) users.set(file, (users.get(file) ?? new Set()).add(path));
  return users;
}
