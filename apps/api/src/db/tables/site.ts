import type { MenuItem, PageDocument } from '@etalage/site-model';
import type { ColumnType, Generated } from 'kysely';

/** A page of the owner's own at a path; its content lies in its revisions. */
export interface PageRow {
  website_id: string;
  id: string;
  /** Without a slash at its end, `/` for the root; unique per website. */
  path: string;
  title: string;
  /** argon2id; null shows the page to everyone (ROUTE-13). */
  password_hash: string | null;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  noindex: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Set from its deletion until it is gone or restored; such a row shows to nobody but `showDeletedPages`. */
  deleted_at: Generated<Date | null>;
}

/** One published state of a document; what visitors see is `published`. */
interface PublicationRow {
  website_id: string;
  revision: number;
  /** Written as JSON text, sanitised. */
  document: ColumnType<PageDocument, string, string>;
  published: Generated<boolean>;
  created_at: Generated<Date>;
  /** When it was last published; null for revisions that were drafts only. */
  published_at: Date | null;
  /** Name of who published it. */
  member: Generated<string>;
}

export interface PageRevisionRow extends PublicationRow {
  page_id: string;
}

/** Of a composition that all pages of a site share (its header), or of an owner's template. */
export interface SiteDocumentRow extends PublicationRow {
  /** The composition's kind, or the id of an owner's template. */
  kind: string;
}

export interface MenuRow {
  website_id: string;
  id: string;
  title: string;
  /** Written as JSON text. */
  items: ColumnType<MenuItem[], string | undefined, string>;
}

/** A permanent redirect; `location` is a path of the site or a full address. */
export interface RedirectRow {
  website_id: string;
  from_path: string;
  location: string;
  created_at: Generated<Date>;
}

/** How often an address was asked for in vain on one day. */
export interface NotFoundLogRow {
  website_id: string;
  day: string;
  path: string;
  count: Generated<number>;
  last_seen_at: Generated<Date>;
}

/** The words of something that can be found; written by triggers and when a page is published. */
export interface SearchDocumentRow {
  website_id: string;
  kind: 'product' | 'category' | 'page';
  id: string;
  plain_title: string;
  words: Generated<string>;
  /** Of a product: whether it is published, its place in the shop, and its filter values by their ids. */
  is_shown: Generated<boolean>;
  position: Generated<number>;
  facets: Generated<number[]>;
}

export interface SiteTables {
  pages: PageRow;
  page_revisions: PageRevisionRow;
  site_documents: SiteDocumentRow;
  menus: MenuRow;
  redirects: RedirectRow;
  not_found_log: NotFoundLogRow;
  search_documents: SearchDocumentRow;
}
