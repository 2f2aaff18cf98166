import { sql } from 'kysely';
import { replaceFind } from './search-rows/find.ts';
import { writeOnce } from './search-rows/saving.ts';
import { moveTexts } from './search-rows/texts.ts';
import { replaceMeaning } from './search-rows/meaning.ts';
import { lookUpBeginnings } from './search-rows/words.ts';
import type { Migration } from './migration.ts';

/**
 * Makes a search cheaper: documents lie close together, because a search reads every page with a hit; they are ranked
 * once; and words of more documents than a search ranks are found out before the ranking.
 */
export const searchRows: Migration = {
  name: '0031-search-rows',
  async up(db) {
    await moveTexts(db);
    await writeOnce(db);
    await lookUpBeginnings(db);
    await replaceMeaning(db);
    await replaceFind(db);
    await sql`alter table search_documents reset (fillfactor)`.execute(db);
    await sql`cluster search_documents using search_documents_pkey`.execute(db);
  },
};
