import type { Edit } from './edit-list.ts';

/** A part to create: its own files, and entries in the lists of all parts. */
export interface Part {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, Edit>>;
  /** The remaining steps to do by hand, one sentence each. */
  readonly next: readonly string[];
}
