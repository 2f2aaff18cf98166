import type { Migration } from './migration.ts';
import { websites } from './0001-websites.ts';

/** All steps in the order in which they run; a new step goes at the end. */
export const migrations: readonly Migration[] = [websites];
