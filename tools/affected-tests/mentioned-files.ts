import { matchesGlob, posix } from 'node:path';
import type { SourceRecord } from './source-record.ts';
import { type Packages, resolveImport } from './workspace-packages.ts';

/** The files that a file names in texts, such as the path of a worker, of a module to mock or of a file to read. */
export interface MentionedFiles {
  /** Files that can be loaded: modules, files named by their path from the file itself, and all in a file that runs others. */
  loaded: string[];
  /** Files of which only the text is read. */
  read: string[];
}

/**
 * Finds the files that a source names outside its imports. A text can be a path from the file or from the workspace, the
 * end of a path, a folder, or a pattern of these.
 * @param paths All files of the workspace.
 * @param changed The files among which read files are searched; loaded files are searched among all.
 */
export function mentionFinder(
  packages: Packages,
  paths: readonly string[],
  changed: readonly string[],
): (path: string, record: SourceRecord) => MentionedFiles {
  const all = new Set(paths);
  const byName = Map.groupBy(paths, (path) => posix.basename(path));
  const endingWith = (end: string) =>
    (byName.get(posix.basename(end)) ?? []).filter((file) => `/${file}`.endsWith(`/${end}`));
  // A project, or a folder around the file itself, is copied to run a part of it, which is then named too.
  const inFolder = (path: string, folder: string) =>
    packages.has(folder) || path.startsWith(`${folder}/`)
      ? []
      : changed.filter((file) => file.startsWith(`${folder}/`));

  return (path, { loadedLater, mentions, runsFiles, readsFolders }) => {
    const loaded = loadedLater.flatMap((text) => resolveImport(packages, path, text) ?? []);
    const read: string[] = [];
    for (const mention of mentions) {
      const text = mention.replace(/\?.*$/, '').replace(/^(?:\*+\/)+/, '');
      const beside = posix.join(posix.dirname(path), text).replace(/\/$/, '');
      if (all.has(beside)) loaded.push(beside);
      else if (isPattern(text)) read.push(...changed.filter((file) => matches(file, path, text)));
      else {
        (runsFiles ? loaded : read).push(...endingWith(text.replace(/^(?:\.\.?\/)+/, '')));
        if (readsFolders)
          read.push(...inFolder(path, text.startsWith('.') ? beside : text.replace(/\/$/, '')));
      }
    }
    return { loaded, read };
  };
}

/** A pattern of files states their extension; the others are addresses and routes. */
const isPattern = (text: string): boolean => /^[^/].*\.[\w{},]+$/.test(text) && /[*{]/.test(text);

/** A pattern from the file itself, from the workspace or from any folder; one of a single name only from the file. */
function matches(file: string, importer: string, pattern: string): boolean {
  if (matchesGlob(file, posix.join(posix.dirname(importer), pattern))) return true;
  return pattern.includes('/') && !pattern.startsWith('.') && matchesGlob(file, `**/${pattern}`);
}
