import { type Kysely, sql } from 'kysely';
import { createBegins } from './begins.ts';

/** What of the index can be asked for by letters alone: it begins with two of them. */
const isKept = sql`word ~ '^[[:alpha:]]{2}[^[:space:]]{0,38}$'`;
/** Numbers, and what is written with a slash or a dot, are no typing errors of anything. */
const isPlain = sql`v.word !~ '[!-@_]'`;

/**
 * Looks up what begins with a word in the vocabulary. The text index puts all documents of a beginning together before it
 * compares them with those of other words; whole words it reads side by side, and leaves out what cannot match. For
 * this the vocabulary has all that the index has, also names such as "iphone15" and "stoel/bank".
 */
export async function lookUpBeginnings(db: Kysely<unknown>): Promise<void> {
  await keepAllWords(db);
  await correctPlainWords(db);
  await createBegins(db);
}

async function keepAllWords(db: Kysely<unknown>): Promise<void> {
  // In the order of the words, so that two owners who add the same words do not wait for each other.
  await sql`
    create or replace function search_learn(site text, texts tsvector, parts tsvector) returns void language plpgsql as $$
    #variable_conflict use_column
    begin
      insert into search_vocabulary (website_id, word, is_word)
      select site, n.word, n.is_word from (
        select word, bool_or(is_word) as is_word from (
          select word, true as is_word from unnest(tsvector_to_array(texts)) as word
          union all select word, false from unnest(tsvector_to_array(parts)) as word) both_kinds
        where ${isKept} group by word) n
      where not exists (
        select from search_vocabulary v
        where v.website_id = site and v.word = n.word collate "C" and (v.is_word or not n.is_word))
      order by n.word collate "C"
      on conflict (website_id, word) do update set is_word = true;
    end $$`.execute(db);
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into search_vocabulary (website_id, word, is_word)
      select distinct ${id}, word, false from search_documents d, unnest(tsvector_to_array(d.words)) as word
      where d.website_id = ${id} and ${isKept}
      on conflict do nothing`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

async function correctPlainWords(db: Kysely<unknown>): Promise<void> {
  await sql`drop index search_vocabulary_lengths`.execute(db);
  await sql`
    create index search_vocabulary_lengths on search_vocabulary (website_id, length(word)) where word !~ '[!-@_]'`.execute(
    db,
  );
  // One changed, missing or added letter; two in a word of six letters or more; or the same letters in another order.
  await sql`
    create or replace function search_corrections(site text, typed text) returns text[] language plpgsql stable as $$
    begin return array(
      select word from (
        select word, rank() over (order by cost) as place from (
          select v.word, case when steps > 1 and left(v.word, 1) = left(typed, 1)
              and search_letters(v.word) = search_letters(typed) then 1 else steps end
            + case when left(v.word, 1) = left(typed, 1) then 0 else 0.3 end
            + case when v.is_word then 0 else 0.5 end as cost
          from search_vocabulary v
          cross join lateral (select levenshtein_less_equal(v.word, typed, 2)) as measured (steps)
          where v.website_id = site and ${isPlain} and length(typed) between 4 and 40
            and length(v.word) between greatest(length(typed) - 2, 3) and length(typed) + 2 and steps <= 2) near
        where cost < case when length(typed) < 6 then 2 else 3 end) best
      where place = 1 limit 3); end $$`.execute(db);
}
