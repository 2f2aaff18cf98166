import type { CompositionKind } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';

/** Identifies a document of a website: a page by its id, a composition by its kind, or an owner's template by its id. */
export interface DocumentKey {
  readonly kind: 'page' | 'template';
  readonly id: string;
}

export function keyOf(input: { document_kind: 'page' | 'template'; document_id: string }): DocumentKey {
  return { kind: input.document_kind, id: input.document_id };
}

/** Whether an id names a composition. Every website has all compositions, also before their first save. */
export function isComposition(id: string): id is CompositionKind {
  return (compositionKinds as readonly string[]).includes(id);
}

/** The database columns that identify a document. */
export function columnsOf(websiteId: string, { kind, id }: DocumentKey) {
  return { website_id: websiteId, document_kind: kind, document_id: id };
}
