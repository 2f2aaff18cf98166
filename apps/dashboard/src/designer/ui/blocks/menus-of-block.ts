import { referencesOf } from '@etalage/blocks/schema';
import type { BlockInstance } from '@etalage/site-model';

/** The ids of the menus that a block shows, each once. */
export function menusOfBlock(block: BlockInstance): string[] {
  const ids = referencesOf(block).flatMap(({ to, ids: found }) => (to === 'menus' ? found : []));
  return [...new Set(ids)];
}
