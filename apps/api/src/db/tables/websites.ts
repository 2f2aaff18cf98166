import type { ColumnType, Generated } from 'kysely';

/** One website: the tenant of every other row. Its `id` is the `website_id` of all other tables. */
export interface WebsiteRow {
  id: string;
  /** Unique name in `{slug}.localhost` and in dashboard addresses. */
  slug: string;
  name: string;
  /** The side of a price that is stored with a product: `gross` includes VAT, `net` excludes it. */
  price_mode: Generated<'gross' | 'net'>;
  /** Settings by dotted area, read through the schemas of site-model; written as JSON text. */
  settings: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Incremented by each publication; part of every cache key. */
  publish_number: Generated<number>;
  created_at: Generated<Date>;
}

/** A host name that serves a website; host names are unique over all websites, lower case, without port. */
export interface WebsiteHostRow {
  website_id: string;
  host: string;
}

export interface WebsiteTables {
  websites: WebsiteRow;
  website_hosts: WebsiteHostRow;
}
