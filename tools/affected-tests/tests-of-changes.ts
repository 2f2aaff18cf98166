import { posix } from 'node:path';
import { mentionFinder } from './mentioned-files.ts';
import { wholeFiles } from './named-files.ts';
import { type FileGraph, reachOf, reversed, type Sources } from './sources.ts';
import { loadGraph, useGraph } from './use-graph.ts';

/** The files of the workspace, and those that changed; a removed file is only among the latter. */
export interface ChangedWorkspace {
  sources: Sources;
  paths: readonly string[];
  changed: readonly string[];
}

/** Test files by the folder of their project, such as `apps/api`. */
export type TestsByProject = ReadonlyMap<string, readonly string[]>;

/**
 * The test files whose result a change can alter. A change that no test uses runs the tests that load it, so that an
 * error while loading is noticed.
 */
export function testsOfChanges(workspace: ChangedWorkspace): TestsByProject {
  const { sources, paths, changed } = workspace;
  const mentions = mentionGraph(workspace);
  const users = reversed(joined(useGraph(sources), mentions));
  const loaders = reversed(joined(loadGraph(sources), mentions));
  const projects = projectsWith(paths);
  const found = new Set<string>();
  for (const path of changed) {
    const used = testsAmong(reachOf(users, [path, textOf(path)]), projects);
    const tests = used.length > 0 ? used : testsAmong(reachOf(loaders, [path, textOf(path)]), projects);
    for (const test of tests) found.add(test);
  }
  const byProject = Map.groupBy([...found].sort(), (path) => projectOf([...projects.keys()], path) ?? '');
  return new Map([...byProject].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const CONFIG = 'vitest.config.ts';
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The tests of each project by its folder. */
function projectsWith(paths: readonly string[]): TestsByProject {
  const folders = paths.filter((path) => posix.basename(path) === CONFIG).map((path) => posix.dirname(path));
  const tests = Map.groupBy(paths.filter(isTest), (path) => projectOf(folders, path) ?? '');
  return new Map(folders.map((folder) => [folder, tests.get(folder) ?? []]));
}

/** The longest of the folders that contains a file. */
function projectOf(folders: readonly string[], path: string): string | undefined {
  const [longest] = folders
    .filter((folder) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.length - a.length);
  return longest;
}

/** The tests among some files; all tests of a project of which the configuration, with its setup files, is among them. */
function testsAmong(files: ReadonlySet<string>, projects: TestsByProject): string[] {
  return [...projects].flatMap(([folder, tests]) =>
    files.has(posix.join(folder, CONFIG)) ? tests : tests.filter((test) => files.has(test)),
  );
}

/** The node of a file of which only the text is read. */
const textOf = (path: string): string => `text:${path}`;

function mentionGraph({ sources, paths, changed }: ChangedWorkspace): FileGraph {
  const mentionedBy = mentionFinder(sources.packages, paths, changed);
  const filesOf = (path: string, record: Parameters<typeof mentionedBy>[1]) => {
    const { loaded, read } = mentionedBy(path, record);
    return new Set([...loaded.flatMap((file) => wholeFiles(sources, file)), ...read.map(textOf)]);
  };
  return new Map([...sources.records].map(([path, record]) => [path, filesOf(path, record)]));
}

function joined(graph: FileGraph, other: FileGraph): FileGraph {
  const paths = new Set([...graph.keys(), ...other.keys()]);
  const filesOf = (path: string) => new Set([...(graph.get(path) ?? []), ...(other.get(path) ?? [])]);
  return new Map([...paths].map((path) => [path, filesOf(path)]));
}
