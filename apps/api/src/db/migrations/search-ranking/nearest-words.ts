import { type Kysely, sql } from 'kysely';

/** What a word that the website does not have was probably meant to be. */
export async function createNearestWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_letters(word text) returns text language sql immutable parallel safe
    return (select string_agg(letter, '' order by letter collate "C") from regexp_split_to_table(word, '') as letter)`.execute(
    db,
  );
  // One changed, missing or added letter; two in a word of six letters or more; or the same letters in another order.
  await sql`
    create function search_corrections(site text, typed text) returns text[] language plpgsql stable as $$
    begin return array(
      select word from (
        select word, rank() over (order by cost) as place from (
          select v.word, case when steps > 1 and left(v.word, 1) = left(typed, 1)
              and search_letters(v.word) = search_letters(typed) then 1 else steps end
            + case when left(v.word, 1) = left(typed, 1) then 0 else 0.3 end
            + case when v.is_word then 0 else 0.5 end as cost
          from search_vocabulary v
          cross join lateral (select levenshtein_less_equal(v.word, typed, 2)) as measured (steps)
          where v.website_id = site and length(typed) between 4 and 40
            and length(v.word) between greatest(length(typed) - 2, 3) and length(typed) + 2 and steps <= 2) near
        where cost < case when length(typed) < 6 then 2 else 3 end) best
      where place = 1 limit 3); end $$`.execute(db);
  // "keukentafel" is a table: the longest end that is a word of the website.
  await sql`
    create function search_compound_end(site text, typed text) returns text[] language plpgsql stable as $$
    begin return array(
      select v.word from generate_series(3, length(typed) - 3) as place
      join search_vocabulary v on v.website_id = site and v.word = substr(typed, place) collate "C"
      order by v.is_word desc, length(v.word) desc limit 1); end $$`.execute(db);
}
