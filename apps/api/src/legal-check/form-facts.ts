import type { LegalForm } from '@etalage/shop-domain';
import { captionOf, type FormItem } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Most forms that are looked at. */
const MOST = 200;

interface Row {
  readonly id: string;
  readonly title: string;
  readonly items: readonly FormItem[];
}

/** What the rules look at in the forms of a website, as visitors get them. */
export async function findFormFacts(tx: WebsiteTransaction, websiteId: string): Promise<LegalForm[]> {
  const { rows } = await sql<Row>`
    select f.id, f.title, v.items from forms f
    join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.version = f.version
    where f.website_id = ${websiteId} order by f.id limit ${MOST}`.execute(tx);
  return rows.map(({ id, title, items }) => ({
    id,
    title,
    questions: items.map((item) => ({
      type: item.type,
      caption: captionOf(item),
      choices: item.options.map(({ attributes }) => attributes.title),
      default_value: item.default_value,
    })),
  }));
}
