import { sql } from 'kysely';
import type { FilePlaceKind } from '../db/tables/files.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A place that uses a file, with the title that its owner knows. */
export interface UsedPlace {
  readonly key: string;
  readonly kind: FilePlaceKind;
  readonly id: string;
  readonly title: string;
  readonly is_live: boolean;
  /** Number of all places that were asked for of this file. */
  readonly total: number;
}

interface Asked {
  readonly onlyLive: boolean;
  /** Maximum number of places of each file. */
  readonly most: number;
}

/** The places that use these files, those that visitors see first. A page in the bin has no title. */
export async function findPlaces(
  tx: WebsiteTransaction,
  websiteId: string,
  keys: readonly string[],
  { onlyLive, most }: Asked,
): Promise<UsedPlace[]> {
  const { rows } = await sql<UsedPlace>`
    with used as (
      select key, place_kind as kind, place_id as id, bool_or(is_live) as is_live
      from file_usages where website_id = ${websiteId} and key = any(${[...keys]}::text[])
      group by key, place_kind, place_id),
    placed as (
      select *, count(*) over (partition by key)::int as total,
        row_number() over (partition by key order by is_live desc, kind, id) as position
      from used where is_live or not ${onlyLive})
    select u.key, u.kind, u.id, u.is_live, u.total,
      coalesce(p.title, t.title, pt.title, pr.title, c.title, m.title, f.title, pm.title, r.from_path, '') as title
    from placed u
    left join pages p on u.kind in ('page', 'page_settings') and p.website_id = ${websiteId} and p.id = u.id
    left join templates t on u.kind = 'template' and t.website_id = ${websiteId} and t.id = u.id
    left join page_templates pt on u.kind = 'page_template' and pt.website_id = ${websiteId} and pt.id = u.id
    left join products pr on u.kind = 'product' and pr.website_id = ${websiteId} and pr.id = u.id
    left join categories c on u.kind = 'category' and c.website_id = ${websiteId} and c.id = u.id
    left join menus m on u.kind = 'menu' and m.website_id = ${websiteId} and m.id = u.id
    left join forms f on u.kind = 'form' and f.website_id = ${websiteId} and f.id = u.id
    left join payment_methods pm on u.kind = 'payment_method' and pm.website_id = ${websiteId} and pm.id = u.id
    left join redirects r on u.kind = 'redirect' and r.website_id = ${websiteId} and r.id = u.id
    where u.position <= ${most}
    order by u.key, u.position`.execute(tx);
  return rows;
}
