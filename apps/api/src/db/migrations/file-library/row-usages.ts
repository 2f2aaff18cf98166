import { type Kysely, type RawBuilder, sql } from 'kysely';

/** A table of which every row is one place. `row` is the row in its expressions. */
export interface Place {
  readonly table: string;
  /** Of its trigger, where the table has several; the name of the table without it. */
  readonly name?: string;
  /** The columns that its expressions read, beside the primary key. */
  readonly columns: string;
  readonly kind: string;
  readonly id: string;
  readonly isLive: string;
  readonly content: string;
}

export const places: readonly Place[] = [
  {
    table: 'site_documents',
    columns: 'published, document',
    kind: `'template'`,
    id: 'row.kind',
    isLive: 'true',
    content: `case when row.published then row.document::text else '' end`,
  },
  {
    table: 'products',
    columns:
      'status, main_image, sub_images, options, swatches, intro_description, short_description, description, extra_description, extra_description_right',
    kind: `'product'`,
    id: 'row.id',
    isLive: `row.status = 'published'`,
    content: `concat_ws(' ', row.main_image, row.sub_images, row.options::text, row.swatches::text, row.intro_description,
      row.short_description, row.description, row.extra_description, row.extra_description_right)`,
  },
  {
    table: 'categories',
    columns: 'status, image, short_description, description',
    kind: `'category'`,
    id: 'row.id',
    isLive: `row.status = 'published'`,
    content: `concat_ws(' ', row.image, row.short_description, row.description)`,
  },
  alwaysLive('menus', 'menu', 'items', 'row.items::text'),
  alwaysLive('redirects', 'redirect', 'location', 'row.location'),
  alwaysLive(
    'payment_methods',
    'payment_method',
    'image, description',
    `row.image || ' ' || row.description`,
  ),
  {
    table: 'site_part_drafts',
    columns: 'value',
    kind: `'part'`,
    id: `row.kind || ':' || row.part_id`,
    isLive: 'false',
    content: 'row.value::text',
  },
  {
    table: 'shared_values',
    columns: 'value',
    kind: `'shared'`,
    id: `row.template || ':' || row.field`,
    isLive: 'false',
    content: 'row.value::text',
  },
];

function alwaysLive(table: string, kind: string, columns: string, content: string): Place {
  return { table, columns, kind: `'${kind}'`, id: 'row.id', isLive: 'true', content };
}

/** Records the files of every row of a table when it changes. */
export async function trackRows(db: Kysely<unknown>, place: Place): Promise<void> {
  const { name = place.table } = place;
  const of = (row: 'new' | 'old', expression: string): RawBuilder<unknown> =>
    sql.raw(expression.replaceAll('row.', `${row}.`));
  // A place that is always live, or never, leaves the other rows of its id to another table.
  const sides = [true, false].filter((side) => place.isLive !== String(!side));
  const save = (row: 'new' | 'old', keys: (side: boolean) => RawBuilder<unknown>) =>
    sql.join(
      sides.map(
        (side) => sql`perform save_file_usages(${sql.raw(row)}.website_id, ${of(row, place.kind)},
          ${of(row, place.id)}, ${sql.raw(String(side))}, ${keys(side)});`,
      ),
      sql` `,
    );
  await sql`
    create function ${sql.id(`track_${name}_files`)}() returns trigger language plpgsql
    set search_path = public, pg_temp as $$
    declare
      was text[] := '{}';
      becomes text[] := '{}';
    begin
      if tg_op <> 'INSERT' then was := file_keys(${of('old', place.content)}); end if;
      if tg_op <> 'DELETE' then becomes := file_keys(${of('new', place.content)}); end if;
      if was = '{}' and becomes = '{}' then return null; end if;
      if tg_op = 'DELETE' then
        ${save('old', () => sql`'{}'`)}
      else
        ${save('new', (side) => sql`case when (${of('new', place.isLive)}) = ${sql.raw(String(side))} then becomes else '{}' end`)}
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ${sql.id(`${name}_files`)}
    after insert or delete or update of ${sql.raw(place.columns)} on ${sql.table(place.table)}
    for each row execute function ${sql.id(`track_${name}_files`)}()`.execute(db);
}
