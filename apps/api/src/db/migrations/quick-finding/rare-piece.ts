import { type Kysely, sql } from 'kysely';

/**
 * As `createFindPiece` (0090), but of a word with signs, as `ta-123`, a run of letters or digits alone if it has three
 * letters that are rare in the sample: beside a sign the index looks for beginnings and ends of words, such as `ta`, and
 * comparing those lists of nearly all rows takes longer than reading the few rows too many.
 */
export async function rarePiece(db: Kysely<unknown>): Promise<void> {
  const body = `
    declare
      size constant integer := 6;
      longest constant integer := 20;
      rare constant integer := 2;
      plain text := left(find_plain(word), longest);
      -- An order of many products has a long text, and each three letters are looked for in all of the sample.
      looked text := left(sample, 60000);
      counts integer[];
      piece text;
    begin
      if plain ~ '^[[:alnum:]]{0,6}$' then
        return find_plain(word);
      end if;
      -- How often each three letters of the word are in the sample.
      counts := array(
        select (char_length(looked) - char_length(replace(looked, substr(plain, place, 3), ''))) / 3
        from generate_series(1, char_length(plain) - 2) place);
      if plain ~ '[^[:alnum:]]' then
        piece := (
          select substr(plain, place, length) from generate_series(1, char_length(plain) - 2) place,
            generate_series(3, size) length
          where place + length - 1 <= char_length(plain) and substr(plain, place, length) ~ '^[[:alnum:]]+$'
            and (select min(count) from unnest(counts[place:place + length - 3]) count) <= rare
          order by (select min(count) from unnest(counts[place:place + length - 3]) count), length desc, place desc limit 1);
        if piece is not null then
          return piece;
        end if;
      end if;
      if char_length(plain) <= size then
        return find_plain(word);
      end if;
      return (
        select substr(plain, place, size) from generate_series(1, char_length(plain) - size + 1) place
        order by (select sum(count) from unnest(counts[place:place + size - 3]) count), place desc limit 1);
    end`;
  await sql`create or replace function find_piece(word text, sample text) returns text
    language plpgsql immutable parallel safe as ${sql.lit(body)}`.execute(db);
}
