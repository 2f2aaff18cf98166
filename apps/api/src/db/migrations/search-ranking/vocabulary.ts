import { type Kysely, sql } from 'kysely';
import { ownerMayRead, protectTenantTable } from '../../tenant-table.ts';

/** The words of a website, and what its owner wants to be found by other words. */
export async function createVocabulary(db: Kysely<unknown>): Promise<void> {
  // `is_word` is false for a stem or the end of a compound, which may be no word.
  await sql`
    create table search_vocabulary (
      website_id text not null references websites (id) on delete cascade,
      word text collate "C" not null check (length(word) between 2 and 40),
      is_word boolean not null,
      primary key (website_id, word)
    )`.execute(db);
  await sql`create index search_vocabulary_lengths on search_vocabulary (website_id, length(word))`.execute(
    db,
  );
  // A row says that documents with `means` are also found by `word`; the rows of a word replace the Dutch list.
  await sql`
    create table search_synonyms (
      website_id text not null references websites (id) on delete cascade,
      word text not null check (word = search_plain(word) and word ~ '^[[:alnum:]]{2,60}$'),
      means text not null check (means = search_plain(means) and means ~ '^[[:alnum:]]{2,60}$'),
      primary key (website_id, word, means)
    )`.execute(db);
  for (const table of ['search_vocabulary', 'search_synonyms']) {
    await protectTenantTable(db, table);
    await ownerMayRead(db, table);
  }
  // In the order of the words, so that two owners who add the same words do not wait for each other.
  await sql`
    create function search_learn(site text, texts tsvector, parts tsvector) returns void language plpgsql as $$
    #variable_conflict use_column
    begin
      insert into search_vocabulary (website_id, word, is_word)
      select site, n.word, n.is_word from (
        select word, bool_or(is_word) as is_word from (
          select word, true as is_word from unnest(tsvector_to_array(texts)) as word
          union all select word, false from unnest(tsvector_to_array(parts)) as word) both_kinds
        where word ~ '^[[:alpha:]]{2,40}$' group by word) n
      where not exists (
        select from search_vocabulary v
        where v.website_id = site and v.word = n.word collate "C" and (v.is_word or not n.is_word))
      order by n.word collate "C"
      on conflict (website_id, word) do update set is_word = true;
    end $$`.execute(db);
}
