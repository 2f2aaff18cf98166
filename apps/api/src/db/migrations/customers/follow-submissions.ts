import { type Kysely, sql } from 'kysely';
import { refreshAfterDelete } from './follow-purchases.ts';

/** The answer of a submission `s` to the first question in one line with one of these identifiers; null without one. */
const answerTo = (...names: readonly string[]) => sql`(
  select nullif(btrim(s.answers ->> (i.item ->> 'identifier')), '')
  from jsonb_array_elements(v.items) with ordinality i (item, place)
  where i.item ->> 'type' = 'text' and lower(i.item ->> 'identifier') = any(${[...names]}::text[])
  order by i.place limit 1)`;

/** Stores with each submission who sent it, as far as the form asks: the first e-mail address, and the name. */
export async function nameSenders(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table form_submissions
      add column email text not null default '', add column person text not null default ''`.execute(db);
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      update form_submissions s set
        email = coalesce((select lower(btrim(normalize(s.answers ->> (i.item ->> 'identifier'), nfc)))
          from jsonb_array_elements(v.items) with ordinality i (item, place)
          where i.item ->> 'type' = 'email' and btrim(s.answers ->> (i.item ->> 'identifier')) ~ '^[^@\\s]+@[^@\\s]+[.][^@\\s]+$'
          order by i.place limit 1), ''),
        person = left(coalesce(
          ${answerTo('naam', 'name', 'volledige_naam', 'full_name')},
          btrim(concat_ws(' ', ${answerTo('voornaam', 'firstname', 'first_name')}, ${answerTo('achternaam', 'lastname', 'last_name')}))),
          200)
      from form_versions v
      where s.website_id = ${id} and v.website_id = ${id} and v.form_id = s.form_id and v.version = s.version`.execute(
      db,
    );
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
  await sql`create index form_submissions_of_email on form_submissions (website_id, email, created_at, id)`.execute(
    db,
  );
}

/** Counts each submission with its sender; those who bought are named by what they bought. */
export async function followSubmissions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_submission_customer() returns trigger language plpgsql as $$
    begin
      if new.email = '' then return null; end if;
      insert into customers as c (website_id, email, first_seen_at, last_seen_at, submissions, name)
      values (new.website_id, new.email, new.created_at, new.created_at, 1, new.person)
      on conflict (website_id, email) do update set submissions = c.submissions + 1,
        first_seen_at = least(c.first_seen_at, new.created_at), last_seen_at = greatest(c.last_seen_at, new.created_at),
        name = case when c.described_at is null and new.person <> '' then new.person else c.name end;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow_customer after insert on form_submissions
    for each row execute function follow_submission_customer()`.execute(db);
  await refreshAfterDelete(db, 'form_submissions');
}
