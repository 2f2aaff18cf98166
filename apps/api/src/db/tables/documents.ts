import type { Operation, PageDocument } from '@etalage/site-model';
import type { SharedValue } from '@etalage/blocks/schema';
import type { SavedStep } from '@etalage/api-contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** Which document: a page, a composition of the site (by its kind) or a template of the owner's own. */
interface DocumentColumns {
  website_id: string;
  document_kind: 'page' | 'template';
  document_id: string;
}

/** The draft of a document, one per document; every save increments its revision. */
export interface DraftRow extends DocumentColumns {
  page_id: GeneratedAlways<string | null>;
  revision: number;
  /** The published revision; null when the document is not published. */
  published_revision: number | null;
  document: Json<PageDocument>;
  updated_at: Generated<Date>;
}

/** A template made by the owner. */
export interface TemplateRow {
  website_id: string;
  id: string;
  title: string;
  created_at: Generated<Date>;
  /** Set from deletion until removal or restore; only `includeDeleted` makes such a row visible. */
  deleted_at: Generated<Date | null>;
}

/** One save, with its applied steps. Only the newest ones are stored. */
export interface DocumentSaveRow extends DocumentColumns {
  revision: number;
  base_revision: number;
  client: string;
  sequence: number;
  member_id: string;
  steps: Json<SavedStep[]>;
  corrections: Json<Operation[]>;
  created_at: Generated<Date>;
}

/** A save that was based on an older revision, with the document that its sender had. */
export interface RefusedVersionRow extends DocumentColumns {
  id: string;
  client: string;
  sequence: number;
  base_revision: number;
  member: string;
  steps: Json<SavedStep[]>;
  document: ColumnType<PageDocument | null, string | null, string | null>;
  created_at: Generated<Date>;
}

/** A value that a website stores once for a field of a template (SEC-09). */
export interface SharedValueRow {
  website_id: string;
  template: string;
  field: string;
  version: number;
  value: Json<SharedValue>;
}

/** A page that was kept to start new ones with. */
export interface PageTemplateRow {
  website_id: string;
  id: string;
  title: string;
  document: Json<PageDocument>;
  /** The blocks that its small drawing shows. */
  sketch: string[];
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A document with an id in its settings; written by triggers. */
export interface DocumentReferenceRow {
  website_id: string;
  target_id: string;
  place_kind: 'page' | 'template';
  place_id: string;
  /** Whether it is the version that visitors see. */
  is_live: boolean;
}

export interface DocumentTables {
  drafts: DraftRow;
  templates: TemplateRow;
  document_saves: DocumentSaveRow;
  refused_versions: RefusedVersionRow;
  shared_values: SharedValueRow;
  document_references: DocumentReferenceRow;
  page_templates: PageTemplateRow;
}
