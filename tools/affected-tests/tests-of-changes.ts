import { posix } from 'node:path';
import { mentionFinder } from './mentioned-files.ts';
import { wholeFiles } from './named-files.ts';
import { reachThroughJoins } from './reach-through-joins.ts';
import { type FileGraph, reachOf, reversed, type Sources } from './sources.ts';
import { loadGraph, useGraph } from './use-graph.ts';

/** The files of the workspace, and those that changed; a removed file is only among the latter. */
export interface ChangedWorkspace {
  sources: Sources;
  paths: readonly string[];
  changed: readonly string[];
  /** Files that join all domains of a program, so that each domain is a part of what starts the program. */
  joins: readonly string[];
}

/** Test files by the folder of their project, such as `apps/api`. */
export type TestsByProject = ReadonlyMap<string, readonly string[]>;

/** The tests of a change, and those that only start a program which contains it. */
export interface TestsOfChanges {
  tests: TestsByProject;
  /** Test files that `npm test` runs and `npm run verify` does not. */
  onlyStarting: readonly string[];
}

/**
 * The test files whose result a change can alter. A change that no test uses runs the tests that load it, so that an
 * error while loading is noticed.
 *
 * A file that joins all domains of a program makes every test that starts the program a user of every domain. Such a test
 * checks how the program starts, stops and survives, so it runs after a change in its own folder or outside the domains.
 */
export function testsOfChanges(workspace: ChangedWorkspace): TestsOfChanges {
  const { sources, paths, changed, joins } = workspace;
  const mentions = reversed(mentionGraph(workspace));
  const imports = reversed(useGraph(sources));
  const users = joined(imports, mentions);
  const projects = projectsWith(paths);
  const found = new Set<string>();
  const all = new Set<string>();
  for (const path of changed) {
    const starts = [path, textOf(path)];
    const used = testsAmong(reachOf(users, starts), projects);
    for (const test of used) all.add(test);
    const checking = testsAmong(reachThroughJoins({ imports, mentions, joins, starts }), projects);
    const own = used.filter((test) => isDomainOf(test, path, joins));
    const loaders = () =>
      testsAmong(reachOf(joined(reversed(loadGraph(sources)), mentions), starts), projects);
    for (const test of used.length > 0 ? [...checking, ...own] : loaders()) found.add(test);
  }
  const byProject = Map.groupBy([...found].sort(), (path) => projectOf([...projects.keys()], path) ?? '');
  const tests = new Map([...byProject].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { tests, onlyStarting: [...all].filter((test) => !found.has(test)).sort() };
}

/** Whether a changed file lies in the folder of a test, and that is the folder of one domain. */
function isDomainOf(test: string, changed: string, joins: readonly string[]): boolean {
  const folder = `${posix.dirname(test)}/`;
  return changed.startsWith(folder) && !joins.some((join) => join.startsWith(folder));
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
