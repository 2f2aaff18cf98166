import { type Kysely, sql } from 'kysely';

/** The synonyms of a word, and whether the website has it. */
const lookUp = sql`
        select (select array_agg(means) from search_synonyms s where s.website_id = site and s.word = any (stems || plain)),
            exists (select from search_vocabulary v where v.website_id = site and v.word = any (stems))
          into meant, is_known`;

/** Replaces what words mean on a website: a document is found by `search_begins`; its rank is as it was. */
export async function replaceMeaning(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_meaning(site text, words text[], also text[], loose boolean[]) returns search_asked
    language plpgsql stable as $$
    #variable_conflict use_variable
    declare
      asked search_asked;
      plain text;
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
        plain := search_plain(words[nr]);
        word := regexp_replace(plain, '[^[:alnum:]]', '', 'g');
        continue when word = '';
        stems := search_stems(word);
        ${lookUp};
        meant := coalesce(meant, string_to_array(nullif(also[nr], ''), ' '));
        if meant is not null then
          stems := array(select unnest(stems) union select unnest(search_stems(one)) from unnest(meant) as one);
        end if;
        -- A word that is still being typed.
        if not is_known then
          match := (quote_literal(word) || ':*')::tsquery;
          asked.begins := coalesce(asked.begins || match, match);
          stems := search_forms(site, word, stems);
        end if;
        if cardinality(stems) > 0 then
          exact := search_lexemes(stems, '');
          match := search_begins(site, word, stems);
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
        exact := case when before <> '' then search_compound(site, before, word) end;
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
