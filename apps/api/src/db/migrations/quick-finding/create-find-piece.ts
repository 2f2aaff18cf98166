import { type Kysely, sql } from 'kysely';

/**
 * The part of a word by which an index of three letters in a row is asked: six letters that are rare in a sample of what is
 * looked in. With all letters of a long word, PostgreSQL compares so many lists of rows that common letters, as of
 * `@gmail.com`, take most of the time; the few rows that it finds are then compared with the whole word.
 */
export async function createFindPiece(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      size constant integer := 6;
      longest constant integer := 20;
      plain text := left(find_plain(word), longest);
      counts integer[];
    begin
      if char_length(plain) <= size then
        return find_plain(word);
      end if;
      -- How often each three letters of the word are in the sample.
      counts := array(
        select char_length(sample) - char_length(replace(sample, substr(plain, place, 3), ''))
        from generate_series(1, char_length(plain) - 2) place);
      return (
        select substr(plain, place, size) from generate_series(1, char_length(plain) - size + 1) place
        order by (select sum(count) from unnest(counts[place:place + size - 3]) count), place desc limit 1);
    end`;
  await sql`create function find_piece(word text, sample text) returns text
    language plpgsql immutable parallel safe as ${sql.lit(body)}`.execute(db);
}
