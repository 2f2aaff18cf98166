import type { getLibraryFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findPlaces } from '../files/file-places.repository.ts';
import { placeTitle } from '../files/place-titles.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { findLibraryFile } from './library-file.repository.ts';
import { findPrevious } from './version.repository.ts';

const MOST = 100;

/** A file with the places that use it and its copies. */
export const getLibraryFileHandler: Handler<typeof getLibraryFile> = async ({ key }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId, translate } = context;
  return context.read(async (tx) => {
    const file = await findLibraryFile(tx, websiteId, key);
    if (!file) throw unknownLibraryFile();
    const places = await findPlaces(tx, websiteId, [key], { onlyLive: false, most: MOST });
    const copies = await tx
      .selectFrom('files as copy')
      .innerJoin('files as file', (join) =>
        join
          .onRef('file.website_id', '=', 'copy.website_id')
          .onRef('file.source_hash', '=', 'copy.source_hash'),
      )
      .select(['copy.key', 'copy.name', 'copy.folder'])
      .where('file.website_id', '=', websiteId)
      .where('file.key', '=', key)
      .where('copy.key', '<>', key)
      .where('copy.visitor_hash', 'is', null)
      .where('copy.quote_id', 'is', null)
      .where('copy.state', '=', 'stored')
      .where('copy.removed_at', 'is', null)
      .where('copy.replaced_by', 'is', null)
      .orderBy('copy.created_at')
      .limit(MOST)
      .execute();
    return {
      file,
      places: places.map((place) => ({
        kind: place.kind,
        id: place.id,
        title: placeTitle(place, translate),
        is_live: place.is_live,
      })),
      total: places[0]?.total ?? 0,
      previous: await findPrevious(tx, websiteId, key, context.now()),
      copies,
    };
  });
};
