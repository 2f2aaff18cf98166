import { compositionKinds } from '@etalage/site-model/schema';
import type { CompositionKind } from '@etalage/site-model';

/** A kind of document: an ordinary page, a template of the owner's own, or a composition that every website has. */
export type DocumentPlace = 'page' | 'template' | CompositionKind;

/** The kind of a document by the key it is stored under. */
export function documentPlace(kind: 'page' | 'template', id: string): DocumentPlace {
  if (kind === 'page') return 'page';
  return compositionKinds.find((one) => one === id) ?? 'template';
}

/** Whether a block may be added to a document; a block that is in it already always stays. */
export function canBePlacedIn(
  { placement }: { placement?: readonly DocumentPlace[] },
  place: DocumentPlace,
): boolean {
  return placement === undefined || placement.includes(place);
}
