import { type Kysely, sql } from 'kysely';

/** Drops the functions that this step replaces. */
export async function dropOldSearch(db: Kysely<unknown>): Promise<void> {
  await sql`drop function search_matches(tsquery), search_lookalikes(text)`.execute(db);
  await sql`drop function search_save(text, text, text, text, text)`.execute(db);
  await sql`drop function search_facets_of(text, text[])`.execute(db);
  await sql`drop function search_words(text, text), search_endings(text)`.execute(db);
}

/** Writes the documents of every website again. The texts of pages are kept, because only publishing reads them. */
export async function fillDocuments(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`select search_save_product(p) from products p where website_id = ${id}`.execute(db);
    await sql`
      select search_save(website_id, 'category', id, title,
        regexp_replace(concat_ws(' ', short_description, description), '<[^>]*>', ' ', 'g'))
      from categories where website_id = ${id}`.execute(db);
    await sql`select search_add(${id}, array(select id from products where website_id = ${id}))`.execute(db);
    await sql`
      update search_documents d set price_cents = search_price(p) from products p
      where p.website_id = ${id} and d.website_id = ${id} and d.kind = 'product' and d.id = p.id`.execute(db);
    await sql`
      update search_documents set own_heads = search_heads(plain_title, 'A', 'B'),
        heads = search_heads(plain_title, 'A', 'B'),
        own_words = strip(words) || search_kinds(search_heads(plain_title, 'A', 'B')),
        words = strip(words) || search_kinds(search_heads(plain_title, 'A', 'B'))
      where website_id = ${id} and kind = 'page'`.execute(db);
    await sql`
      select search_learn(website_id, own_words, '') from search_documents
      where website_id = ${id} and kind = 'page'`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}
