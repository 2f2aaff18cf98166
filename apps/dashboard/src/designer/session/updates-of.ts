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

/** A block's own data changed; with `refresh` it shows what stands elsewhere, which has to be fetched again (DSGN-18). */
export interface BlockUpdate {
  type: 'block_updated';
  refresh: boolean;
  id: BlockId;
  data: Record<string, unknown>;
}

/**
 * The blocks in a field of a block changed, in number, order or content, and are these now (DSGN-17). `id` is null, and
 * `name` empty, for the sections of the page.
 */
export interface FieldUpdate {
  type: 'updated';
  id: BlockId | null;
  name: string;
  blocks: BlockInstance[];
}

/** What applied operations changed, said once for every block and every field they touched and that is still there. */
export function updatesOf(
  after: PageDocument,
  operations: readonly Operation[],
): (BlockUpdate | FieldUpdate)[] {
  const updates = new Map<string, BlockUpdate | FieldUpdate>();
  const tellField = (place: Place | undefined) => {
    const ids = place && childIds(after, place);
    if (!ids) return;
    const { parent: id, slot: name } = place;
    const blocks = ids.flatMap((child) => findBlock(after, child) ?? []);
    updates.set(JSON.stringify([id, name]), { type: 'updated', id, name, blocks });
  };
  for (const operation of operations) {
    if (operation.type === 'moveBlock') [operation.from, operation.to].forEach(tellField);
    else if ('place' in operation) tellField(operation.place);
    else {
      const block = findBlock(after, operation.id);
      if (!block) continue;
      const { id, type, data } = block;
      // The look of a block says nothing about what it shows.
      const key = `block ${id}`;
      const known = updates.get(key);
      const refresh =
        (known?.type === 'block_updated' && known.refresh) ||
        (operation.type === 'setData' && showsOthers(type));
      updates.set(key, { type: 'block_updated', refresh, id, data });
      tellField(parentOf(after, id));
    }
  }
  return [...updates.values()];
}
