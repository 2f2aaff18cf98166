import { flagText, isOn } from '@etalage/shop-domain';
import type { FormSettings, VisitorForm } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A form with its current questions and the settings of its submissions. */
export interface StoredForm extends VisitorForm {
  readonly settings: FormSettings;
}

/** A form by its id, in its current version. */
export async function findForm(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredForm | undefined> {
  const [form] = await findForms(tx, websiteId, [id]);
  return form;
}

/** Forms by their ids, in the order of the ids; unknown ones are left out. */
export async function findForms(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<StoredForm[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('forms')
    .innerJoin('form_versions', (join) =>
      join
        .onRef('form_versions.website_id', '=', 'forms.website_id')
        .onRef('form_versions.form_id', '=', 'forms.id')
        .onRef('form_versions.version', '=', 'forms.version'),
    )
    .select(['forms.id', 'title', 'forms.version', 'submit_title', 'summary', 'items', 'settings'])
    .where('forms.website_id', '=', websiteId)
    .where('forms.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { ...row, summary: flagText(row.summary) }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The part of a form that is sent to visitors: without settings, which contain e-mail addresses. */
export function visitorPartOf({ settings: _, ...form }: StoredForm): VisitorForm {
  return form;
}

/** Locks a form until the transaction ends; returns its version, or undefined if there is no such form. */
export async function lockForm(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('forms')
    .select('version')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

/** Stores a form under its version; deletes earlier versions without submissions. */
export async function storeForm(
  tx: WebsiteTransaction,
  websiteId: string,
  form: StoredForm,
  member: string,
): Promise<void> {
  const { id, title, version, submit_title, items } = form;
  const shared = { title, version, settings: JSON.stringify(form.settings) };
  await tx
    .insertInto('forms')
    .values({ website_id: websiteId, id, ...shared })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'id'])
        .doUpdateSet({ ...shared, updated_at: sql<Date>`clock_or(now())` }),
    )
    .execute();
  await tx
    .insertInto('form_versions')
    .values({
      website_id: websiteId,
      form_id: id,
      version,
      submit_title,
      member,
      summary: isOn(form.summary),
      items: JSON.stringify(items),
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'form_id', 'version']).doNothing())
    .execute();
  await sql`
    delete from form_versions v where website_id = ${websiteId} and form_id = ${id} and version < ${version}
      and not exists (select from form_submissions s
        where s.website_id = v.website_id and s.form_id = v.form_id and s.version = v.version)`.execute(tx);
}

export interface ListedForm {
  id: string;
  title: string;
  questions: number;
  submissions: number;
  unread: number;
  updated_at: string;
}

/** The website's forms by title, with their numbers of submissions. */
export async function findListedForms(tx: WebsiteTransaction, websiteId: string): Promise<ListedForm[]> {
  const { rows } = await sql<Omit<ListedForm, 'updated_at'> & { updated_at: Date }>`
    select f.id, f.title, f.updated_at, s.submissions, s.unread,
      (select count(*)::int from jsonb_array_elements(v.items) item
        where item->>'type' not in ('title', 'description')) as questions
    from forms f
    join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.version = f.version
    cross join lateral (
      select count(*)::int as submissions, (count(*) filter (where read_at is null))::int as unread
      from form_submissions where website_id = f.website_id and form_id = f.id) s
    where f.website_id = ${websiteId} order by lower(f.title), f.id`.execute(tx);
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
}
