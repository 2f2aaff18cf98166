import type { Edit } from './edit-list.ts';

/** What a part consists of: files of its own, and lines in the lists that name every part. */
export interface Part {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, Edit>>;
  /** What is left to do by hand, a sentence each. */
  readonly next: readonly string[];
}
