import type { LibraryFile } from '../../queries/library-queries.ts';

/** What a member says about a file. */
export type FileFields = Pick<LibraryFile, 'name' | 'alt' | 'is_decorative' | 'focus' | 'folder'>;
