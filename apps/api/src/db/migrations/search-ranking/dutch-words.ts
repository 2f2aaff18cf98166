import { type Kysely, sql } from 'kysely';

/**
 * How Dutch words are compared: stems, diminutives and the ends of compounds. In PL/pgSQL, because it keeps its plans: a
 * function in SQL is planned for each call, which takes longer than its work.
 */
export async function createDutchWords(db: Kysely<unknown>): Promise<void> {
  await createStems(db);
  await createHeads(db);
}

async function createStems(db: Kysely<unknown>): Promise<void> {
  // Twice, because of plurals such as "kussens": the first time it becomes "kussen", which has a stem itself. Then what the
  // Dutch stemmer leaves: "glazen" and "glas", "schroeven" and "schroef", "wollen" and "wol".
  await sql`
    create function search_stem(word text) returns text language plpgsql immutable parallel safe as $$
    declare
      stem text := coalesce(nullif((ts_lexize('pg_catalog.dutch_stem', word))[1], ''), word);
    begin
      stem := coalesce(nullif((ts_lexize('pg_catalog.dutch_stem', stem))[1], ''), stem);
      if length(stem) < 3 then return stem; end if;
      if right(stem, 1) = 'z' then return left(stem, -1) || 's'; end if;
      if right(stem, 1) = 'v' then return left(stem, -1) || 'f'; end if;
      if right(stem, 1) = left(right(stem, 2), 1) and right(stem, 1) = any ('{b,f,g,l,m,n,p,r,s}') then
        return left(stem, -1);
      end if;
      return stem;
    end $$`.execute(db);
  // A diminutive has several possible origins: "tafeltje" is of "tafel", "tentje" of "tent". The wrong ones are no words.
  await sql`
    create function search_stems(word text) returns text[] language plpgsql immutable parallel safe as $$
    declare
      base text;
      stems text[] := array[search_stem(word)];
    begin
      if length(word) < 5 or word !~ 'jes?$' then return stems; end if;
      base := regexp_replace(word, 'jes?$', '');
      stems := stems || search_stem(base);
      if base ~ '[aeioulnrw]t$' or base ~ 'mp$' then stems := stems || search_stem(left(base, -1)); end if;
      if base ~ '([lmnr])\\1et$' then stems := stems || search_stem(left(base, -3));
      elsif base ~ '[^aeiou]et$' then stems := stems || search_stem(left(base, -2)); end if;
      return stems;
    end $$`.execute(db);
}

async function createHeads(db: Kysely<unknown>): Promise<void> {
  // A word with hyphens is also one word: "tv", "meubel" and "tvmeubel".
  await sql`
    create function search_tokens(plain text) returns text[] language plpgsql immutable parallel safe as $$
    declare
      words text[] := regexp_split_to_array(plain, '[^[:alnum:]]+');
    begin
      if plain ~ '[[:alnum:]]-[[:alnum:]]' then
        words := words || array(
          select replace(hit[1], '-', '') from regexp_matches(plain, '[[:alnum:]]+(?:-[[:alnum:]]+)+', 'g') as hit);
      end if;
      return words;
    end $$`.execute(db);
  // The head of a Dutch compound is its end: "eettafel" is a table. Ends that are no words are never asked for.
  await sql`
    create function search_heads(plain text, whole text, tail text) returns tsvector
    language plpgsql immutable parallel safe as $$
    declare
      word text;
      stem text;
      found text := '';
    begin
      foreach word in array search_tokens(plain) loop
        continue when word = '';
        foreach stem in array search_stems(left(word, 60)) loop
          found := found || '''' || stem || ''':1' || whole || ' ';
          continue when tail = '';
          for place in 3 .. least(length(stem), 40) - 2 loop
            found := found || '''' || substr(stem, place) || ''':1' || tail || ' ';
          end loop;
        end loop;
      end loop;
      return found::tsvector;
    end $$`.execute(db);
}
