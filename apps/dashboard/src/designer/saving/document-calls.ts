import type { Operation } from '@etalage/site-model';
import type { DocumentKind, Step } from './opened-document.ts';

/** A step as it is sent: done, taken back or done again; `of` names the step that a taking back is about. */
export interface SentStep extends Step {
  kind: 'do' | 'undo' | 'redo';
  of: string | null;
}

export interface SaveRequest {
  document_kind: DocumentKind;
  document_id: string;
  /** This tab; the same client and sequence again answers the same reply and changes nothing. */
  client: string;
  sequence: number;
  base_revision: number;
  steps: SentStep[];
}

/** The calls a session makes. */
export interface DocumentCalls {
  save: { request: SaveRequest; reply: { revision: number; corrections: Operation[] } };
  publish: {
    request: { document_kind: DocumentKind; document_id: string; revision: number };
    reply: { published_revision: number; published_at: string };
  };
}

/** Makes one call; throws ApiFailure, with status 0 when the server could not be reached. */
export type CallDocuments = <V extends keyof DocumentCalls>(
  verb: V,
  request: DocumentCalls[V]['request'],
) => Promise<DocumentCalls[V]['reply']>;
