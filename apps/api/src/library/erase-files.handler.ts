import type { eraseFiles } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { findAgreedFiles } from '../files/agreed-files.ts';
import { recordFiles } from '../files/bin.repository.ts';
import { findPlaces } from '../files/file-places.repository.ts';
import { markForRemoval } from '../files/file.repository.ts';
import { finishRemoval } from '../files/remove-file.ts';
import { workOnEach } from '../files/work-on-each.ts';
import { changeFiles } from './library-changes.ts';

/** Deletes files of the bin with their bytes. They are marked first, so that the sweep finishes what is interrupted. */
export const eraseFilesHandler: Handler<typeof eraseFiles> = async ({ keys }, context) => {
  const { websiteId, ports } = context;
  const erased = await changeFiles(context, keys, async ({ tx, member, files }) => {
    const removed = files.filter(({ removed_at }) => removed_at !== null);
    const asked = removed.map(({ key }) => key);
    const live = await findPlaces(tx, websiteId, asked, { onlyLive: true, most: 1 });
    const agreed = await findAgreedFiles(tx, websiteId, asked);
    const isKept = (key: string) => agreed.has(key) || live.some((place) => place.key === key);
    const free = removed.filter(({ key }) => !isKept(key));
    for (const { key } of free) await markForRemoval(tx, websiteId, key);
    await recordFiles(tx, websiteId, member, 'erased', free);
    return free;
  });
  await workOnEach(erased, async ({ key, is_private: isPrivate }) => {
    await finishRemoval(context.write, ports.files, { websiteId, key, isPrivate });
  });
  return { erased: erased.length };
};
