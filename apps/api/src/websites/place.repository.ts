import type { Redirect } from '@etalage/site-model';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** What is at a path: the first that exists of page, category, product and redirect (ROUTE-11). */
export interface Found {
  readonly kind: 'page' | 'category' | 'product' | 'redirect';
  readonly id: string;
  /** Of a redirect: the one of the path itself, or else the longest pattern. */
  readonly redirect: Redirect | null;
}

export interface Place {
  readonly website: {
    readonly id: string;
    readonly name: string;
    readonly price_mode: 'gross' | 'net';
    readonly settings: Record<string, unknown>;
    readonly publish_number: number;
  };
  /** With their entries as stored. */
  readonly menus: readonly { id: string; title: string; items: unknown }[];
  /** First host name of the website, used if its settings contain no domain. */
  readonly host: string;
  /** Title of the page at the root, the first breadcrumb. */
  readonly rootTitle: string;
  readonly found: Found | null;
  /** Whether it sells, or sold: it has a published product or an order. */
  readonly sells: boolean;
}

/** The website with its menus and what is published at a path, in one statement. */
export async function findPlace(tx: WebsiteTransaction, websiteId: string, path: string): Promise<Place> {
  const { rows } = await sql<Place>`
    select json_build_object('id', w.id, 'name', w.name, 'price_mode', w.price_mode, 'settings', w.settings,
        'publish_number', w.publish_number) as website,
      coalesce((select json_agg(json_build_object('id', m.id, 'title', m.title, 'items', m.items))
        from menus m where m.website_id = w.id), '[]') as menus,
      coalesce((select min(h.host) from website_hosts h where h.website_id = w.id), '') as host,
      coalesce((select p.title from pages p where p.website_id = w.id and p.path = '/'), '') as "rootTitle",
      (exists (select from products p where p.website_id = w.id and p.status = 'published')
        or exists (select from orders o where o.website_id = w.id)) as sells,
      (select json_build_object('kind', kind, 'id', id, 'redirect', redirect) from (
        select 1 as nr, 'page' as kind, p.id, null::json as redirect from pages p where p.website_id = w.id and p.path = ${path}
          and exists (select from page_revisions r
                      where r.website_id = w.id and r.page_id = p.id and r.published)
        union all
        select 2, 'category', c.id, null from categories c
          where c.website_id = w.id and c.url = ${path} and c.status = 'published'
        union all
        select 3, 'product', p.id, null from products p
          where p.website_id = w.id and p.url = ${path} and p.status = 'published'
        union all
        (select 4, 'redirect', r.id,
            json_build_object('from', r.from_path, 'to', r.location, 'permanent', r.permanent)
          from redirects r where r.website_id = w.id and r.from_path = any(redirect_sources(${path}))
          order by r.from_path = ${path} desc, length(r.from_path) desc limit 1)
        order by nr limit 1) f) as found
    from websites w where w.id = ${websiteId}`.execute(tx);
  return rows[0]!;
}
