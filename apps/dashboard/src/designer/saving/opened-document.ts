import type { DocumentKey, openDocument, ResponseOf } from '@etalage/api-contract';
import type { FramePage } from '@etalage/designer-protocol';

type Opened = ResponseOf<typeof openDocument>;

/** What blocks read of the open page (the page context of the blocks). */
export type DesignerPage = FramePage;

/** That, with the site's own header and footer around a page; a template has none. */
export type DesignerContext = DesignerPage & Pick<Opened['context'], 'header' | 'footer'>;

/** A document with everything needed to edit it. */
export type OpenedDocument = DocumentKey & Omit<Opened, 'context'> & { context: DesignerContext };
