import type { openDocument, ResponseOf } from '@etalage/api-contract';
import type { Operation, PageDocument } from '@etalage/site-model';

export type DocumentKind = 'page' | 'template';

/** One thing the owner did, as it stands in history. `operations` bring it about; its inverses take it back. */
export interface Step {
  id: string;
  /** Key of the text that names it. */
  label: string;
  operations: Operation[];
}

/** What blocks read of the page in hand, in wire form, with the site's own header and footer around a page. */
export type DesignerContext = ResponseOf<typeof openDocument>['context'];

/** The same without header and footer. */
export type DesignerPage = Omit<DesignerContext, 'header' | 'footer'>;

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
