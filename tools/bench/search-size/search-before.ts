import { openPool, type Pool } from '../http/open-pool.ts';
import type { RunningShop } from '../../start/start-shop.ts';

const ARGUMENTS = 'text[], text[], boolean[], bigint, bigint, bigint';

export interface SearchBefore {
  /** Lets the server use the search before the ranking, or that of today. */
  use(which: 'before' | 'today'): Promise<void>;
  close(): Promise<void>;
}

/** Adds the search of migrations 0007 to 0020 to a shop, under the name and with the arguments of that of today. */
export async function addSearchBefore({ database }: RunningShop, website: string): Promise<SearchBefore> {
  const { host, port } = database;
  const pool: Pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  for (const statement of [...CREATE, ...fill(website), FIND]) await pool.query(statement);
  // Outside the transaction of the others.
  for (const table of ['search_before.documents', 'public.search_documents'])
    await pool.query(`vacuum analyze ${table}`);
  let used = 'today';
  return {
    async use(which) {
      if (which === used) return;
      await pool.query(`
        begin;
        alter function search_find(${ARGUMENTS}) rename to search_find_${used};
        alter function search_find_${which}(${ARGUMENTS}) rename to search_find;
        commit`);
      used = which;
    },
    close: () => pool.end(),
  };
}

const CREATE = [
  'create schema search_before',
  `create function search_before.endings(plain text) returns tsvector language sql stable
   return (
     select coalesce(array_to_tsvector(array_agg(distinct substr(word, place))), ''::tsvector)
     from regexp_split_to_table(plain, '[^[:alnum:]]+') as word, generate_series(2, least(length(word), 40) - 2) as place)`,
  `create function search_before.words(title text, body text) returns tsvector language sql stable
   return setweight(to_tsvector('dutch', search_plain(title)) || to_tsvector('simple', search_plain(title)), 'A')
     || setweight(to_tsvector('dutch', search_plain(body)) || to_tsvector('simple', search_plain(body)), 'C')
     || search_before.endings(search_plain(title))`,
  `create table search_before.documents (
     website_id text, kind text, id text, plain_title text not null, words tsvector not null,
     is_shown boolean not null default true, position integer not null default 0, facets integer[] not null default '{}',
     primary key (website_id, kind, id)) with (fillfactor = 60)`,
  'create index on search_before.documents using gin (website_id, words)',
];

/** Three versions of each row, as the triggers wrote: the texts, the state, and the filter values. */
const fill = (website: string) => [
  `insert into search_before.documents (website_id, kind, id, plain_title, words)
   select p.website_id, 'product', p.id, search_plain(p.title), search_before.words(p.title, regexp_replace(
     concat_ws(' ', p.short_description, p.intro_description, p.description,
       (select string_agg(concat_ws(' ', option ->> 'title',
         (select string_agg(choice ->> 'title', ' ') from jsonb_array_elements(option -> 'options') as choice)), ' ')
        from jsonb_array_elements(p.options) as option)), '<[^>]*>', ' ', 'g'))
   from products p where website_id = '${website}' order by position`,
  `insert into search_before.documents (website_id, kind, id, plain_title, words)
   select website_id, kind, id, plain_title, search_before.words(plain_title, '')
   from search_documents where website_id = '${website}' and kind <> 'product'`,
  `update search_before.documents d set is_shown = s.is_shown, position = s.position from search_documents s
   where s.website_id = d.website_id and s.kind = d.kind and s.id = d.id`,
  `update search_before.documents d set facets = s.facets from search_documents s
   where s.website_id = d.website_id and s.kind = d.kind and s.id = d.id`,
];

const word = (nr: number) =>
  `(to_tsquery('simple', search_plain(words[${nr}]) || ':*') || plainto_tsquery('dutch', search_plain(words[${nr}])))`;

/** For one word or two, as they are compared. */
const FIND = `
  create function search_find_before(words text[], also text[], loose boolean[], lowest bigint, highest bigint, about bigint)
  returns table (kind text, id text, rank real, "position" integer, facets integer[])
  language sql stable security definer rows 100 set search_path = public, pg_temp
  begin atomic
    -- Materialized, because each hit would read the words again; the search before was given the query.
    with typed as materialized (
      select case cardinality(words) when 1 then ${word(1)} else ${word(1)} && ${word(2)} end as asked)
    select d.kind, d.id, ts_rank(array[0.05, 0.2, 0.4, 1], d.words, asked), d.position, d.facets
    from typed, search_before.documents d
    where d.website_id = current_setting('app.website_id', true) and d.words @@ asked and d.is_shown;
  end`;
