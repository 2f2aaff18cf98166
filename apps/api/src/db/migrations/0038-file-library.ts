import { addColumns } from './file-library/columns.ts';
import { trackDocuments } from './file-library/document-usages.ts';
import { fillUsages } from './file-library/fill-usages.ts';
import { trackPages } from './file-library/page-usages.ts';
import { places, trackRows } from './file-library/row-usages.ts';
import { createUsages } from './file-library/usages.ts';
import type { Migration } from './migration.ts';

/** The library of an owner's files: folders, alternative texts, a bin, and where each file is used. */
export const fileLibrary: Migration = {
  name: '0038-file-library',
  async up(db) {
    await addColumns(db);
    await createUsages(db);
    await trackPages(db);
    for (const place of places) await trackRows(db, place);
    await trackDocuments(db);
    await fillUsages(db);
  },
};
