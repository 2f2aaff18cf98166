import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files whose rules the mutation run breaks, within the library, by path: those of its configuration. */
export function mutatedFiles(library: string): string[] {
  const config = JSON.parse(readFileSync(join(library, 'stryker.config.json'), 'utf8')) as {
    mutate: string[];
  };
  const found = (patterns: readonly string[]) => globSync([...patterns], { cwd: library });
  const excluded = config.mutate.filter((pattern) => pattern.startsWith('!')).map((one) => one.slice(1));
  const left = new Set(found(excluded));
  return found(config.mutate.filter((pattern) => !pattern.startsWith('!')))
    .filter((path) => !left.has(path))
    .sort();
}

/** Every `parts`-th of the files, so that each folder has its share; `part` is the number of the first. */
export const shareOf = (files: readonly string[], part: number, parts: number): string[] =>
  files.filter((_, at) => at % parts === part % parts);
