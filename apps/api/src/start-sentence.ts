import { isStorageFull } from './calls/is-storage-full.ts';
import { StartError } from './start-error.ts';

/** How PostgreSQL and its programs say that they could not write. */
const FULL = /no space left on device|could not extend file|disk quota exceeded/i;

/**
 * What is printed for an error that ends the start: one sentence for a full disk or a `StartError`, else the error with its
 * stack. The database's own words about a full disk are many lines about files that nobody knows.
 */
export function startSentence(error: unknown, dataDir: string): unknown {
  if (isAboutFullDisk(error))
    return `De schijf met de gegevens is vol (${dataDir}). Maak ruimte vrij en start Etalage opnieuw.`;
  return error instanceof StartError ? error.message : error;
}

function isAboutFullDisk(error: unknown): boolean {
  return isStorageFull(error) || (error instanceof Error && FULL.test(error.message));
}
