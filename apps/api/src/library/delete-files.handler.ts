import type { deleteFiles } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { putInBin } from '../files/bin.repository.ts';
import { findPlaces } from '../files/file-places.repository.ts';
import { placeTitle } from '../files/place-titles.ts';
import { changeFiles } from './library-changes.ts';

/** Number of places that are named of each file. */
const NAMED_PLACES = 5;

/** Puts files in the bin, all or none. */
export const deleteFilesHandler: Handler<typeof deleteFiles> = async ({ keys, is_confirmed }, context) => {
  const { websiteId, translate } = context;
  return changeFiles(context, keys, async ({ tx, member, files }) => {
    const present = files.filter(({ removed_at }) => removed_at === null);
    const live = await findPlaces(
      tx,
      websiteId,
      present.map(({ key }) => key),
      { onlyLive: true, most: NAMED_PLACES },
    );
    if (live.length > 0 && !is_confirmed) {
      const in_use = present.flatMap(({ key, name }) => {
        const places = live.filter((place) => place.key === key);
        if (!places[0]) return [];
        const named = places.map((place) => ({
          kind: place.kind,
          id: place.id,
          title: placeTitle(place, translate),
          is_live: place.is_live,
        }));
        return [{ key, name, places: named, total: places[0].total }];
      });
      return { deleted: 0, in_use };
    }
    await putInBin(tx, websiteId, member, present, context.now());
    return { deleted: present.length, in_use: [] };
  });
};
