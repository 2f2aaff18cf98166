import { type Kysely, sql } from 'kysely';

/** A word that begins with it and has more than these others is looked up as a beginning, which the index does slowly. */
const MAX_LONGER = sql.lit(32);

/** What begins with a word, from the vocabulary. A space separates its words until they are quoted, because none has one. */
export async function createBegins(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_begins(site text, typed text, stems text[]) returns tsquery language plpgsql stable as $$
    declare
      longer text[];
    begin
      if typed ~ '^[[:alpha:]]{2}' then
        longer := array(
          select v.word from search_vocabulary v
          where v.website_id = site and v.word >= typed collate "C" and v.word < (typed || chr(1114111)) collate "C"
          limit ${MAX_LONGER} + 1);
        if cardinality(longer) <= ${MAX_LONGER} then
          if not stems <@ longer then longer := longer || stems; end if;
          return ('''' || replace(replace(replace(
            array_to_string(longer, ' '), '\\', '\\\\'), '''', ''''''), ' ', ''' | ''') || '''')::tsquery;
        end if;
      end if;
      return (quote_literal(typed) || ':*')::tsquery || search_lexemes(stems, '');
    end $$`.execute(db);
}
