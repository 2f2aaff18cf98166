import { mostPlaces, type OutputOf, type menuPlaces } from '@etalage/api-contract';
import type { ReferenceTarget } from '@etalage/form-engine/schema';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { documentTitles } from '../documents/document-title.ts';
import { findPlacesOf, type Place } from './find-places.ts';

type NamedPlaces = OutputOf<typeof menuPlaces>['places'];

/** Where things are shown, with the titles of the pages and templates: the first `mostPlaces` of each thing. */
export async function namedPlaces(
  tx: WebsiteTransaction,
  to: ReferenceTarget,
  ids: readonly string[],
  context: Pick<HandlerContext, 'websiteId' | 'translate'>,
): Promise<NamedPlaces> {
  const found = await findPlacesOf(tx, context.websiteId, to, ids);
  const named = [...found.values()].flatMap((places) => places.slice(0, mostPlaces));
  const titles = await documentTitles(tx, named, context);
  const namedPlace = ({ kind, id, is_live }: Place) => {
    const title = titles.get(`${kind} ${id}`) ?? '';
    return { document_kind: kind, document_id: id, title, is_live };
  };
  const places = [...found].map(([id, all]) => {
    return [id, { total: all.length, named: all.slice(0, mostPlaces).map(namedPlace) }] as const;
  });
  return Object.fromEntries(places);
}
