import type { Edit } from './edit-list.ts';

/** What a part consists of: files of its own, and lines in the lists that name every part. */
export interface Part {
  readonly files: Readonly<Record<string, string>>;
  readonly edits: Readonly<Record<string, Edit>>;
  /** Files that follow from others, by path, once those are made and changed; `read` answers a file as it then is. */
  readonly derive?: (read: (path: string) => string) => Readonly<Record<string, string>>;
  /** What is left to do by hand, a sentence each. */
  readonly next: readonly string[];
}
