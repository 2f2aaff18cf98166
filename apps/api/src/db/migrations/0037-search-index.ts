import { sql } from 'kysely';
import { createBegins } from './search-rows/begins.ts';
import { replaceMeaning } from './search-rows/meaning.ts';
import { createRanked } from './search-rows/ranked.ts';
import type { Migration } from './migration.ts';

const ofWords = sql`d.website_id = site collate "C"`;

/**
 * Lets a search use the index of words. The plan of a search is kept for all words, so PostgreSQL does not know how few
 * documents have them: in a shop of 1,000 products it read all documents of the website by another index that begins with
 * the website. Indexes of another collation than the condition are no choice. Saving a document writes into the index
 * itself and not into a list of what is still to be written, which every search would read whole.
 */
export const searchIndex: Migration = {
  name: '0037-search-index',
  async up(db) {
    await sql`drop index search_documents_words`.execute(db);
    await sql`
      create index search_documents_words on search_documents
      using gin (website_id collate "C", words) with (fastupdate = off)`.execute(db);
    // Those with a price are found by the index of prices, that of words, or both.
    await createRanked(db, { ofWords, ofPrices: sql`d.website_id = site and ${ofWords}` });
    await createBegins(db);
    await replaceMeaning(db);
  },
};
