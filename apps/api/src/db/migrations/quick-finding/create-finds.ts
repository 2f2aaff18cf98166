import { type Kysely, sql } from 'kysely';

interface Found {
  readonly name: string;
  readonly table: string;
  /** By which the first ones are chosen; an index has this order. */
  readonly order: string;
  /** Id, title and detail. */
  readonly shown: string;
}

interface Matches {
  readonly name: string;
  /** The column that is returned. */
  readonly key: string;
  readonly tables: readonly string[];
  /** Of the first table; the words are compared with its first rows. */
  readonly order: string;
}

/** The texts of the first rows of a table. */
export const sampleOf = (table: string, order: string) =>
  `array(select t.find_text from ${table} t where t.website_id = site order by ${order} limit 100)`;

/** The variables of a function with typed `words`. */
export const declared = `
      site text := current_setting('app.website_id', true);
      patterns text[] := array(select find_pattern(word) from unnest(words) word);
      pieces text[];
      counts bigint[];
      sample text[];
      conditions text;`;

/**
 * The index is asked for the rarest word of a sample, and for others that are as rare; the rows that it finds are compared
 * with all words. An expression of the text is not looked up in the index.
 */
export const asked = (sample: string) => `
        sample := ${sample};
        pieces := array(
          select find_pattern(find_piece(word, array_to_string(sample, ' '))) from unnest(words) word);
        counts := array(
          select (select count(*) from unnest(sample) text where text like pattern) from unnest(patterns) pattern);
        conditions := (select string_agg(
            case when counts[place] = (select min(count) from unnest(counts) count)
              then 't.find_text like ($2)[' || place || '] and ' else '' end
            || '(t.find_text || '''') like ($3)[' || place || ']', ' and ')
          from generate_subscripts(patterns, 1) place);`;

/** As `createFind` (0048): the first ones whose text contains every word, of a table with `find_text`. */
export async function createFind(db: Kysely<unknown>, { name, table, order, shown }: Found): Promise<void> {
  const body = `
    declare ${declared}
      chosen text[] := array(
        select t.id from (select * from ${table} o where o.website_id = site
          order by ${order.replaceAll('t.', 'o.')} limit 200) t
        where t.find_text like all (patterns) order by ${order} limit at_most);
    begin
      if cardinality(chosen) < at_most and cardinality(patterns) > 0 then
        ${asked(sampleOf(table, order))}
        execute 'select array(select t.id from ${table} t where t.website_id = $1 collate "C" and ' || conditions ||
          ' order by ${order} limit $4)' into chosen using site, pieces, patterns, at_most;
      end if;
      return query select ${shown} from ${table} t
        where t.website_id = site and t.id = any (chosen) order by ${order};
    end`;
  await sql`
    create or replace function ${sql.id(name)}(words text[], at_most integer)
    returns table (id text, title text, detail text)
    language plpgsql stable security definer rows 5 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
}

/** The keys of rows with all words in their text, in no order, at most a number of them. */
export async function createMatches(
  db: Kysely<unknown>,
  { name, key, tables, order }: Matches,
): Promise<void> {
  const selects = tables.map(
    (table) =>
      `'(select t.${key} from ${table} t where t.website_id = $1 collate "C" and ' || conditions || ' limit $4)'`,
  );
  const [first = ''] = tables;
  const body = `
    declare ${declared}
    begin
      if cardinality(patterns) > 0 then
        ${asked(sampleOf(first, order))}
        return query execute 'select * from (' || ${selects.join(` || ' union ' || `)} || ') found limit $4' using site, pieces, patterns, at_most;
      end if;
    end`;
  await sql`
    create or replace function ${sql.id(name)}(words text[], at_most integer) returns table (${sql.id(key)} text)
    language plpgsql stable security definer rows 1000 set search_path = public, pg_temp
    as ${sql.lit(body)}`.execute(db);
}
