import type { MenuItem, PageDocument } from '@etalage/site-model';
import type { ColumnType, Generated } from 'kysely';

/** A page of the owner at a path; its content is in its revisions. */
export interface PageRow {
  website_id: string;
  id: string;
  /** Without a trailing slash, `/` for the root; unique per website. */
  path: string;
  title: string;
  /** argon2id; null shows the page to everyone (ROUTE-13). */
  password_hash: string | null;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  noindex: Generated<boolean>;
  /** Address of the picture that is shown where the page is shared; '' without one. */
  share_image: Generated<string>;
  /** Increases with every change of the settings. */
  version: Generated<number>;
  /** When its draft, as it is by then, is published; null if that is not planned. */
  publish_at: Generated<Date | null>;
  /** When visitors stop seeing it; null if that is not planned. */
  unpublish_at: Generated<Date | null>;
  /** The member who planned it, '' without a plan. */
  planned_by_id: Generated<string>;
  planned_by_name: Generated<string>;
  /** The address at which visitors saw it before it went offline; null while they see it, or if they never did. */
  offline_path: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** Set from deletion until removal or restore; only `includeDeleted` makes such a row visible. */
  deleted_at: Generated<Date | null>;
}

/** The title of an address that has pages below it, or will have, and no page of its own. */
export interface PageFolderRow {
  website_id: string;
  /** As of a page. */
  path: string;
  title: string;
}

/** One published version of a document; visitors see the one that is `published`. */
interface PublicationRow {
  website_id: string;
  revision: number;
  /** Written as JSON text, sanitised. */
  document: ColumnType<PageDocument, string, string>;
  published: Generated<boolean>;
  created_at: Generated<Date>;
  /** Time of its last publication; null for revisions that were only drafts. */
  published_at: Date | null;
  /** Name of the member who published it. */
  member: Generated<string>;
}

export interface PageRevisionRow extends PublicationRow {
  page_id: string;
}

/** For a composition that all pages of a site share (such as the header), or for an owner's template. */
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
  /** Later changes are those of its draft. */
  stored_at: Generated<Date>;
  /** Set from deletion until removal or restore; only `includeDeleted` makes such a row visible. */
  deleted_at: Generated<Date | null>;
}

/** A redirect (`Redirect` of the model); `location` is a path of the site or a full address. */
export interface RedirectRow {
  website_id: string;
  id: Generated<string>;
  from_path: string;
  location: string;
  permanent: Generated<boolean>;
  /** Increases with every change. */
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Number of requests for a missing address on one day. */
export interface NotFoundLogRow {
  website_id: string;
  day: string;
  path: string;
  count: Generated<number>;
  last_seen_at: Generated<Date>;
}

/** A missing address that the owner does not want to see in the report. */
export interface NotFoundIgnoredRow {
  website_id: string;
  path: string;
  created_at: Generated<Date>;
}

/** The search words of something that can be found; written by triggers and when a page is published. */
export interface SearchDocumentRow {
  website_id: string;
  kind: 'product' | 'category' | 'page';
  id: string;
  plain_title: string;
  words: Generated<string>;
  /** For a product: whether it is published, its position in the shop, and the ids of its filter values. */
  is_shown: Generated<boolean>;
  position: Generated<number>;
  facets: Generated<number[]>;
  /** What is ranked, with weights. */
  heads: Generated<string>;
  /** The price of its tile, null if it is hidden. */
  price_cents: number | null;
}

/** What a document has of its texts alone, without filter values and categories; only read to save it. */
export interface SearchTextRow {
  website_id: string;
  kind: string;
  id: string;
  own_words: Generated<string>;
  own_heads: Generated<string>;
}

/** A word that documents of the website contain; `is_word` is false for a stem or the end of a compound. */
export interface SearchVocabularyRow {
  website_id: string;
  word: string;
  is_word: boolean;
}

/** A product of which the search document is still to be written; its filter values count until then. */
export interface SearchPendingRow {
  website_id: string;
  product_id: string;
  /** The ids of its filter values. */
  facets: number[];
  /** Whether its texts changed too, and not only what it is filtered by. */
  texts: Generated<boolean>;
}

/** Documents with `means` are also found by `word`. */
export interface SearchSynonymRow {
  website_id: string;
  word: string;
  means: string;
}

/** The proof of one choice of cookies. */
export interface CookieConsentRow {
  website_id: string;
  id: string;
  created_at: Date;
  /** Whether anything was allowed. */
  given: boolean;
  /** Ids of the entries that were allowed, of those that were offered. */
  enabled: string[];
  offered: string[];
  /** Path of the page on which it was chosen. */
  url: string;
}

export interface SiteTables {
  cookie_consents: CookieConsentRow;
  page_folders: PageFolderRow;
  pages: PageRow;
  page_revisions: PageRevisionRow;
  site_documents: SiteDocumentRow;
  menus: MenuRow;
  redirects: RedirectRow;
  not_found_log: NotFoundLogRow;
  not_found_ignored: NotFoundIgnoredRow;
  search_documents: SearchDocumentRow;
  search_texts: SearchTextRow;
  search_vocabulary: SearchVocabularyRow;
  search_synonyms: SearchSynonymRow;
  search_pending: SearchPendingRow;
}
