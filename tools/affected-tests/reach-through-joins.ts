import type { FileGraph } from './sources.ts';

/** Users of files: by an import, or because a test or program mentions the path of a program. */
interface UsersOfFiles {
  imports: FileGraph;
  mentions: FileGraph;
  /** Files that join all domains of a program. */
  joins: readonly string[];
  starts: readonly string[];
}

/**
 * The given files and their users, without those that only mention a program which contains the files behind a join. A
 * user that imports the join counts: it calls what is joined within its own process.
 */
export function reachThroughJoins({ imports, mentions, joins, starts }: UsersOfFiles): Set<string> {
  const before = new Set(starts);
  const behind = new Set<string>();
  for (const path of before) {
    const next = joins.includes(path) && !starts.includes(path) ? behind : before;
    for (const user of imports.get(path) ?? []) next.add(user);
    for (const user of mentions.get(path) ?? []) next.add(user);
  }
  for (const path of behind) for (const user of imports.get(path) ?? []) behind.add(user);
  return new Set([...before, ...behind]);
}
