import { sql } from 'kysely';
import { dropOldSearch, fillDocuments } from './search-ranking/existing-documents.ts';
import { createDutchWords } from './search-ranking/dutch-words.ts';
import { createFind } from './search-ranking/find.ts';
import { createNearestWords } from './search-ranking/nearest-words.ts';
import { createDocumentTriggers } from './search-ranking/document-triggers.ts';
import { createSaving } from './search-ranking/saving.ts';
import { createVocabulary } from './search-ranking/vocabulary.ts';
import type { Migration } from './migration.ts';

/**
 * Ranks what is asked for before what goes with it. Beside all its words, a document has `heads`: the words of its title
 * with the ends of compounds, its filter values and categories, and its short texts, each with a weight. Only `heads` are
 * read to rank. The words of a website are its vocabulary, against which typing errors are corrected.
 */
export const searchRanking: Migration = {
  name: '0023-search-ranking',
  async up(db) {
    await sql`create extension if not exists fuzzystrmatch`.execute(db);
    await dropOldSearch(db);
    await sql`
      alter table search_documents
        add column heads tsvector not null default '',
        add column own_words tsvector not null default '',
        add column own_heads tsvector not null default '',
        add column price_cents bigint`.execute(db);
    await sql`create index search_documents_prices on search_documents (website_id, price_cents)`.execute(db);
    await createVocabulary(db);
    await createDutchWords(db);
    await createSaving(db);
    await createDocumentTriggers(db);
    await createNearestWords(db);
    await createFind(db);
    await fillDocuments(db);
  },
};
