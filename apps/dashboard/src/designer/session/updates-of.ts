import { showsOthers } from '@etalage/blocks/schema';
import {
  childIds,
  findBlock,
  parentOf,
  type BlockId,
  type BlockInstance,
  type Operation,
  type PageDocument,
  type Place,
} from '@etalage/site-model';

/** A block's data changed; with `refresh` it shows data from elsewhere, which must be fetched again (DSGN-18). */
export interface BlockUpdate {
  type: 'block_updated';
  refresh: boolean;
  id: BlockId;
  data: Record<string, unknown>;
}

/**
 * The blocks in a field of a block changed, in number, order or content; `blocks` are the current ones (DSGN-17). `id` is
 * null, and `name` empty, for the sections of the page.
 */
export interface FieldUpdate {
  type: 'updated';
  id: BlockId | null;
  name: string;
  blocks: BlockInstance[];
}

/** The changes by applied operations, one for every touched block and field that still exists. */
export function updatesOf(
  after: PageDocument,
  operations: readonly Operation[],
): (BlockUpdate | FieldUpdate)[] {
  const updates = new Map<string, BlockUpdate | FieldUpdate>();
  const addField = (place: Place | undefined) => {
    const ids = place && childIds(after, place);
    if (!ids) return;
    const { parent: id, slot: name } = place;
    const blocks = ids.flatMap((child) => findBlock(after, child) ?? []);
    updates.set(JSON.stringify([id, name]), { type: 'updated', id, name, blocks });
  };
  for (const operation of operations) {
    if (operation.type === 'moveBlock') [operation.from, operation.to].forEach(addField);
    else if ('place' in operation) addField(operation.place);
    else {
      const block = findBlock(after, operation.id);
      if (!block) continue;
      const { id, type, data } = block;
      // A change of style does not change which data the block shows.
      const key = `block ${id}`;
      const known = updates.get(key);
      const refresh =
        (known?.type === 'block_updated' && known.refresh) ||
        (operation.type === 'setData' && showsOthers(type));
      updates.set(key, { type: 'block_updated', refresh, id, data });
      addField(parentOf(after, id));
    }
  }
  return [...updates.values()];
}
