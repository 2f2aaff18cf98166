import { type Kysely, sql } from 'kysely';

/**
 * Writes a document once with all that is known, and again only if something of it changed: every version of a row takes
 * room until PostgreSQL has cleaned up, and a search reads all pages with hits.
 */
export async function writeOnce(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_save(text, text, text, text, text, text)`.execute(db);
  await saveDocument(db);
  await saveProduct(db);
  await followState(db);
  await addValues(db);
}

async function saveDocument(db: Kysely<unknown>): Promise<void> {
  // What is shown, where and for which price is of a new row only; later changes are those of search_product_state.
  await sql`
    create function search_save(site text, of_kind text, of_id text, title text, body text, intro text default '',
      shown boolean default true, place integer default 0, price bigint default null)
    returns void language plpgsql as $$
    declare
      plain text := search_plain(left(title, 500));
      titles tsvector := search_heads(plain, 'A', 'B');
      text_plain text := search_plain(concat_ws(' ', title, left(intro, 10000), left(body, 50000)));
      typed tsvector := strip(to_tsvector('simple', text_plain));
      stems tsvector := search_text_stems(text_plain);
      own tsvector := titles || search_heads(search_plain(left(intro, 2000)), 'D', '');
      added tsvector := case of_kind when 'product' then search_added(site, of_id) else '' end;
      all_words tsvector := typed || stems || strip(own) || search_kinds(titles);
    begin
      insert into search_documents (website_id, kind, id, plain_title, words, heads, is_shown, position, price_cents)
      values (site, of_kind, of_id, plain, all_words || strip(added) || search_kinds(added), search_join(own, added),
        shown, place, price)
      on conflict (website_id, kind, id) do update
      set plain_title = excluded.plain_title, words = excluded.words, heads = excluded.heads;
      insert into search_texts (website_id, kind, id, own_words, own_heads) values (site, of_kind, of_id, all_words, own)
      on conflict (website_id, kind, id) do update set own_words = excluded.own_words, own_heads = excluded.own_heads;
      perform search_learn(site, typed, stems || strip(own));
    end $$`.execute(db);
}

async function saveProduct(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_save_product(p products) returns void language plpgsql as $$
    begin
      perform search_save(p.website_id, 'product', p.id, p.title,
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'),
        regexp_replace(concat_ws(' ', p.intro_description, p.short_description,
          (select string_agg(concat_ws(' ', option ->> 'title',
            (select string_agg(choice ->> 'title', ' ') from jsonb_array_elements(option -> 'options') as choice)), ' ')
           from jsonb_array_elements(p.options) as option)), '<[^>]*>', ' ', 'g'),
        p.status = 'published', p.position, search_price(p));
    end $$`.execute(db);
}

async function followState(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger products_search_state on products`.execute(db);
  await sql`
    create trigger products_search_state after update
    of status, position, hide_price, lowest_price_cents, sale_price_cents, price_cents on products
    for each row when (
      (old.status, old.position, old.hide_price, old.lowest_price_cents, old.sale_price_cents, old.price_cents)
      is distinct from
      (new.status, new.position, new.hide_price, new.lowest_price_cents, new.sale_price_cents, new.price_cents))
    execute function search_product_state()`.execute(db);
}

async function addValues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_add(site text, products text[]) returns void language plpgsql as $$
    declare
      learned tsvector;
    begin
      -- Materialized, because each use would compute it again.
      with a as materialized (
        select t.id, t.own_heads, t.own_words, search_added(site, t.id) as added from search_texts t
        where t.website_id = site and t.kind = 'product' and t.id = any (products)),
      fresh as materialized (
        select a.id, search_join(a.own_heads, a.added) as heads,
          a.own_words || strip(a.added) || search_kinds(a.added) as words,
          array(
            select distinct f.id from product_filter_values v
            join filter_values f on f.website_id = site and f.key = v.key and f.type = v.type
              and f.value = case v.type when 'list' then v.value else '' end
              and f.title = v.title and f.position = v.position
            where v.website_id = site and v.product_id = a.id
            order by 1) as facets
        from a)
      update search_documents d set heads = n.heads, words = n.words, facets = n.facets
      from fresh n where d.website_id = site and d.kind = 'product' and d.id = n.id
        and (d.heads, d.words, d.facets) is distinct from (n.heads, n.words, n.facets);
      select to_tsvector('simple', search_plain(string_agg(name, ' '))) into learned from (
        select value as name from product_filter_values
        where website_id = site and product_id = any (products) and type = 'list'
        union
        select c.title from product_categories m join categories c on c.website_id = site and c.id = m.category_id
        where m.website_id = site and m.product_id = any (products)) names;
      perform search_learn(site, learned, search_heads(array_to_string(tsvector_to_array(learned), ' '), 'C', 'C'));
    end $$`.execute(db);
}
