import { type Kysely, sql } from 'kysely';

/** What words mean on a website: their stems, synonyms, corrections and compounds, as text search queries. */
export async function createMeaning(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_lexemes(lexemes text[], mark text) returns tsquery language plpgsql immutable parallel safe as $$
    begin
      return ('''' || mark || array_to_string(lexemes, ''' | ''' || mark) || '''')::tsquery;
    end $$`.execute(db);
  await sql`
    create function search_knows(site text, typed text, stems text[]) returns boolean language plpgsql stable as $$
    begin
      return exists (select from search_vocabulary v where v.website_id = site and v.word = any (stems))
      or exists (
        select from search_vocabulary v
        where v.website_id = site and v.word >= typed collate "C" and v.word < (typed || chr(1114111)) collate "C");
    end $$`.execute(db);
  // The forms of a word that is not in the vocabulary: itself if words begin with it or synonyms exist, else what it was
  // probably meant to be; empty if there is none.
  await sql`
    create function search_forms(site text, typed text, stems text[]) returns text[] language plpgsql stable as $$
    declare
      meant text[];
    begin
      if typed ~ '[0-9]' or search_knows(site, typed, stems) then return stems; end if;
      meant := search_corrections(site, typed);
      if cardinality(meant) = 0 then meant := search_compound_end(site, search_stem(typed)); end if;
      return array(select distinct unnest(search_stems(one)) from unnest(meant) as one);
    end $$`.execute(db);
  // Two words written as one, if the website has that word; else null.
  await sql`
    create function search_compound(site text, before text, word text) returns tsquery language plpgsql stable as $$
    declare
      stems text[] := search_stems(before || word);
    begin
      if before = '' then return null; end if;
      if exists (select from search_vocabulary v where v.website_id = site and v.word = any (stems)) then
        return search_lexemes(stems, '');
      end if;
      return null;
    end $$`.execute(db);
  await createAsked(db);
}

async function createAsked(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_meaning(site text, words text[], also text[], loose boolean[]) returns search_asked
    language plpgsql stable as $$
    #variable_conflict use_variable
    declare
      asked search_asked;
      word text;
      before text := '';
      has_unknown boolean := false;
      is_known boolean;
      meant text[];
      stems text[];
      match tsquery;
      exact tsquery;
    begin
      for nr in 1 .. coalesce(cardinality(words), 0) loop
        word := regexp_replace(search_plain(words[nr]), '[^[:alnum:]]', '', 'g');
        continue when word = '';
        stems := search_stems(word);
        select (select array_agg(means) from search_synonyms s where s.website_id = site and s.word = any (stems || search_plain(words[nr]))),
            exists (select from search_vocabulary v where v.website_id = site and v.word = any (stems))
          into meant, is_known;
        meant := coalesce(meant, string_to_array(nullif(also[nr], ''), ' '));
        if meant is not null then
          stems := array(select unnest(stems) union select unnest(search_stems(one)) from unnest(meant) as one);
        end if;
        match := (quote_literal(word) || ':*')::tsquery;
        -- A word that is still being typed.
        if not is_known then
          asked.begins := coalesce(asked.begins || match, match);
          stems := search_forms(site, word, stems);
        end if;
        if cardinality(stems) > 0 then
          exact := search_lexemes(stems, '');
          match := match || exact;
          asked.exact := coalesce(asked.exact || exact, exact);
          asked.every := coalesce(asked.every && match, match);
          exact := search_lexemes(stems, '=');
          asked.some_words := coalesce(asked.some_words || exact, exact);
          if not loose[nr] then
            asked.kinds := coalesce(asked.kinds && exact, exact);
          end if;
        else
          has_unknown := true;
        end if;
        -- "boeken kast" is also "boekenkast".
        exact := search_compound(site, before, word);
        asked.exact := coalesce(asked.exact || exact, exact, asked.exact);
        before := word;
      end loop;
      asked.exact_count := (numnode(asked.exact) + 1) / 2;
      -- A word that the website does not have is left out, if there are products of the kind that the others ask for.
      asked.needed := case when has_unknown then asked.kinds else asked.every end;
      if has_unknown then asked.every := null;
      elsif true = any (loose) and asked.kinds is not null then asked.needed := asked.every || asked.kinds;
      else asked.every := null; end if;
      return asked;
    end $$`.execute(db);
}
