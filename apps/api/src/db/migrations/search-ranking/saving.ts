import { type Kysely, sql } from 'kysely';

/**
 * Writes documents. Weights of heads: A for a title word, B for the end of a compound in the title, C for filter values
 * and categories, D for the short texts. `own_` columns are of the texts alone, so that a changed filter value does not
 * read the texts again.
 */
export async function createSaving(db: Kysely<unknown>): Promise<void> {
  // The stems of a text, equal to those of `search_stem`: the text search configuration stems once.
  await sql`
    create function search_text_stems(plain text) returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return coalesce((
        select array_to_tsvector(array_agg(distinct search_stem(lexeme)))
        from unnest(tsvector_to_array(to_tsvector('pg_catalog.dutch', plain))) as lexeme), '');
    end $$`.execute(db);
  // What a document is (its title, filter values and categories) is also stored with "=", so that those of a kind are found
  // without reading all that name it.
  await sql`
    create function search_kinds(heads tsvector) returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return array_to_tsvector(array(select '=' || lexeme from unnest(tsvector_to_array(heads)) as lexeme));
    end $$`.execute(db);
  // What a product's filter values and categories add to its heads; a word that both have counts twice.
  await sql`
    create function search_added(site text, product text) returns tsvector language plpgsql stable as $$
    declare
      filters text;
      categories text;
    begin
      select string_agg(value, ' ') into filters from product_filter_values
      where website_id = site and product_id = product and type = 'list';
      select string_agg(c.title, ' ') into categories
      from product_categories m join categories c on c.website_id = site and c.id = m.category_id
      where m.website_id = site and m.product_id = product and c.status = 'published';
      return search_heads(search_plain(left(filters, 5000)), 'C', 'C')
        || search_heads(search_plain(left(categories, 5000)), 'C', 'C');
    end $$`.execute(db);
  // By weight, because of several places of a word the first ones count most.
  await sql`
    create function search_join(own tsvector, added tsvector) returns tsvector language sql immutable parallel safe
    return ts_filter(own, '{a,b}') || added || ts_filter(own, '{d}')`.execute(db);
  await sql`
    create function search_save(site text, of_kind text, of_id text, title text, body text, intro text default '')
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
      insert into search_documents (website_id, kind, id, plain_title, words, heads, own_words, own_heads)
      values (site, of_kind, of_id, plain, all_words || strip(added) || search_kinds(added), search_join(own, added), all_words, own)
      on conflict (website_id, kind, id) do update set plain_title = excluded.plain_title, words = excluded.words,
        heads = excluded.heads, own_words = excluded.own_words, own_heads = excluded.own_heads;
      perform search_learn(site, typed, stems || strip(titles));
    end $$`.execute(db);
  await sql`
    create function search_save_product(p products) returns void language plpgsql as $$
    begin
      perform search_save(p.website_id, 'product', p.id, p.title,
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'),
        regexp_replace(concat_ws(' ', p.intro_description, p.short_description,
          (select string_agg(concat_ws(' ', option ->> 'title',
            (select string_agg(choice ->> 'title', ' ') from jsonb_array_elements(option -> 'options') as choice)), ' ')
           from jsonb_array_elements(p.options) as option)), '<[^>]*>', ' ', 'g'));
    end $$`.execute(db);
}
