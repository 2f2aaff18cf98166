import type { DocumentKey, openDocument, ResponseOf } from '@etalage/api-contract';

type Opened = ResponseOf<typeof openDocument>;

/** The page context for blocks, as it is sent over HTTP, with the site's header and footer around a page. */
export type DesignerContext = Opened['context'];

/** The same without header and footer. */
export type DesignerPage = Omit<DesignerContext, 'header' | 'footer'>;

/** A document with everything needed to edit it. */
export type OpenedDocument = DocumentKey & Opened;
