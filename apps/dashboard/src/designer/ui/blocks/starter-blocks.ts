import type { Starter } from '@etalage/blocks/schema';
import type { BlockInstance } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { definitionOf } from './block-definition.ts';

/**
 * A new block as a subtree, its top first, with the starter content of its definition, or with `starter` if its parent
 * defines that.
 */
export function starterBlocks(
  type: string,
  t: Translate,
  newId: () => string,
  starter: Starter = definitionOf(type)?.starter?.(t) ?? {},
): BlockInstance[] {
  const definition = definitionOf(type);
  const id = newId();
  const filled = (definition?.slots ?? []).map((slot) => {
    const children = (starter.slots?.[slot] ?? []).map((child) =>
      starterBlocks(child.type, t, newId, child.data && { data: child.data, slots: child.slots }),
    );
    return { slot, children };
  });
  const top: BlockInstance = {
    id,
    type,
    version: definition?.version ?? 1,
    data: { ...starter.data },
    slots: Object.fromEntries(
      filled.map(({ slot, children }) => [slot, children.flatMap(([child]) => child?.id ?? [])]),
    ),
  };
  return [top, ...filled.flatMap(({ children }) => children.flat())];
}
