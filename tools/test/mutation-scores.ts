/** What of a mutation report is read here. */
export interface MutationReport {
  /** By path within the library, such as `src/vat/vat-area.ts`. */
  files: Readonly<Record<string, { mutants: readonly { status: string }[] }>>;
}

/** The score of a folder: the share of the changes to its rules that made a test fail, in percent. */
export interface FolderScore {
  folder: string;
  mutants: number;
  score: number;
}

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** The scores of the folders directly below `src`, by name. Changes that could not be tried do not count. */
export function mutationScores({ files }: MutationReport): FolderScore[] {
  const counts = new Map<string, { found: number; missed: number }>();
  for (const [path, { mutants }] of Object.entries(files)) {
    const folder = path.split('/')[1] ?? '';
    const count = counts.get(folder) ?? { found: 0, missed: 0 };
    count.found += mutants.filter(({ status }) => FOUND.has(status)).length;
    count.missed += mutants.filter(({ status }) => MISSED.has(status)).length;
    counts.set(folder, count);
  }
  return [...counts]
    .filter(([, { found, missed }]) => found + missed > 0)
    .map(([folder, { found, missed }]) => ({
      folder,
      mutants: found + missed,
      score: (100 * found) / (found + missed),
    }))
    .sort((one, other) => one.folder.localeCompare(other.folder));
}

/** The score of all folders together, each change counted once. */
export function scoreOfAll(folders: readonly FolderScore[]): FolderScore {
  const mutants = folders.reduce((sum, one) => sum + one.mutants, 0);
  const found = folders.reduce((sum, one) => sum + (one.mutants * one.score) / 100, 0);
  return { folder: 'all', mutants, score: (100 * found) / mutants };
}
