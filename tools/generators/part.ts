import type { Edit } from './edit-list.ts';

/** A part to create: its own files, and entries in the lists of all parts. */
export interface Part {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, Edit>>;
  /** Files derived from others, by path, once those are written; `read` returns a file as it then is. */
  readonly derive?: (read: (path: string) => string) => Readonly<Record<string, string>>;
  /** The remaining steps to do by hand, one sentence each. */
  readonly next: readonly string[];
}
