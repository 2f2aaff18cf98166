import type { FramePage } from '@etalage/designer-protocol';
import type { Operation, PageDocument } from '@etalage/site-model';

export type DocumentKind = 'page' | 'template';

/** One thing the owner did, as it stands in history. `operations` bring it about; its inverses take it back. */
export interface Step {
  id: string;
  /** Key of the text that names it. */
  label: string;
  operations: Operation[];
}

/** What blocks read of the page in hand (the page context of the blocks). */
export type DesignerPage = FramePage;

/** That, with the site's own header and footer around a page; a template has none. */
export type DesignerContext = DesignerPage & {
  header?: PageDocument | null;
  footer?: PageDocument | null;
};

/** A document with everything needed to edit it. */
export interface OpenedDocument {
  document_kind: DocumentKind;
  document_id: string;
  title: string;
  /** Empty for a template. */
  path: string;
  document: PageDocument;
  revision: number;
  published_revision: number | null;
  /** Oldest first. */
  undo: Step[];
  redo: Step[];
  context: DesignerContext;
}
