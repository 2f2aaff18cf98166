import { type LegalPlace, ODR_ADDRESS } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Most places of each kind that are read. */
const MOST = 200;

/** Where else than in pages and products the closed platform for disputes is named. */
export async function findOdrPlaces(
  tx: WebsiteTransaction,
  websiteId: string,
  texts: Readonly<Record<string, string>>,
): Promise<LegalPlace[]> {
  const names = (text: ReturnType<typeof sql>) => sql`position(${ODR_ADDRESS} in ${text}) > 0`;
  const { rows } = await sql<Pick<LegalPlace, 'kind' | 'id' | 'title'>>`
    (select 'category' as kind, id, title from categories where website_id = ${websiteId} and status = 'published'
      and ${names(sql`concat_ws(' ', short_description, description)`)} order by id limit ${MOST})
    union all (select 'menu', id, title from menus where website_id = ${websiteId}
      and ${names(sql`items::text`)} order by id limit ${MOST})
    union all (select 'form', f.id, f.title from forms f
      join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.version = f.version
      where f.website_id = ${websiteId} and ${names(sql`concat_ws(' ', f.settings::text, v.items::text)`)}
      order by f.id limit ${MOST})`.execute(tx);
  const own = Object.entries(texts).filter(([, text]) => text.includes(ODR_ADDRESS));
  return [
    ...rows.map((row) => ({ ...row, block: '' })),
    ...own.map(([key]) => ({ kind: 'text' as const, id: key, title: '', block: '' })),
  ];
}
