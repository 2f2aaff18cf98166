import { deepFrozen } from '../../names/deep-frozen.ts';
import { applyOperation } from '../apply-operation.ts';
import {
  duplicateBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  setData,
  setStyle,
} from '../block-operations.ts';
import type { BlockInstance, Operation, PageDocument } from '../page-document.schema.ts';

/** Random cases per property: 2,000 in a normal run, 100,000 in a deep one. */
export const cases = { numRuns: process.env['ETALAGE_DEEP'] ? 100_000 : 2_000 };
export const deepTimeout = process.env['ETALAGE_DEEP'] ? 600_000 : 30_000;

export const empty: PageDocument = { version: 1, root: [], blocks: {} };

export function block(id: string, slots: Record<string, string[]> = { content: [] }): BlockInstance {
  return { id, type: 'text', version: 1, data: { title: 'a' }, slots };
}

/** A random step: what to do, to which block, where, and a text; numbers select from what the document has. */
export interface Step {
  kind: 'insert' | 'move' | 'remove' | 'duplicate' | 'data' | 'style';
  pick: number;
  target: number;
  index: number;
  text: string;
}

/** The operation of a step in this document; it may be one that is refused. */
function toOperation(
  document: PageDocument,
  { kind, pick, target, index, text }: Step,
  newId: () => string,
): Operation | undefined {
  const ids = Object.keys(document.blocks);
  const id = ids[pick % (ids.length || 1)] ?? 'none';
  const parent = [null, ...ids][target % (ids.length + 1)] ?? null;
  const slot = parent === null ? '' : 'content';
  const length = parent === null ? document.root.length : (document.blocks[parent]?.slots[slot]?.length ?? 0);
  const place = { parent, slot, index: index % (length + 1) };
  if (kind === 'insert') return insertBlock([block(newId())], place);
  if (kind === 'move') return moveBlock(document, id, place);
  if (kind === 'remove') return removeBlock(document, id);
  if (kind === 'duplicate') return duplicateBlock(document, id, newId);
  return (kind === 'data' ? setData : setStyle)(document, id, {
    title: text,
    [`k${text.length}`]: undefined,
  });
}

/** Applies the steps and returns every applied operation with the document before it. */
export function play(list: readonly Step[]) {
  let count = 0;
  const newId = () => `n${(count += 1)}`;
  const history: { before: PageDocument; operation: Operation; after: PageDocument; inverse: Operation }[] =
    [];
  let document = deepFrozen(empty);
  for (const one of list) {
    const operation = toOperation(document, one, newId);
    const applied = operation && applyOperation(document, deepFrozen(operation));
    if (!applied || 'refused' in applied) continue;
    history.push({ before: document, operation, after: applied.document, inverse: applied.inverse });
    document = deepFrozen(applied.document);
  }
  return { document, history };
}
