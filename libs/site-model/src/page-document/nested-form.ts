import type { BlockId, BlockInstance } from './block.schema.ts';
import { BLOCK_LIMIT } from './insert-problem.ts';
import { isUnsafeName } from './json.ts';
import type { PageDocument } from './page-document.schema.ts';

/** The nested form of the specification; a slot is a key of `data` with a nested form as its value. */
export interface NestedForm {
  time: number;
  version: string;
  blocks: NestedBlock[];
}
export interface NestedBlock {
  id?: string;
  type: string;
  version?: number;
  data: Record<string, unknown>;
}

export interface NestedReading {
  /** Names of the slots of a type, for example `item_one` to `item_six` of columns. */
  slotsOf(type: string): readonly string[];
  /** A new id, for a block without an id or with one that is already used. */
  newId(): BlockId;
}

const DEEPEST = 64;

/** Writes a document in nested form; refused when a block's data already has a key with the name of a slot. */
export function toNestedForm(
  document: PageDocument,
  time: number,
): NestedForm | { refused: 'slot_name_taken'; block: BlockId } {
  const taken = Object.values(document.blocks).find((block) =>
    Object.keys(block.slots).some((slot) => Object.hasOwn(block.data, slot)),
  );
  if (taken) return { refused: 'slot_name_taken', block: taken.id };
  const form = (ids: readonly BlockId[]): NestedForm => ({
    time,
    version: '1',
    blocks: ids.flatMap((id) => (Object.hasOwn(document.blocks, id) ? [nested(document.blocks[id]!)] : [])),
  });
  const nested = ({ id, type, version, data, slots }: BlockInstance): NestedBlock => ({
    id,
    type,
    version,
    data: {
      ...data,
      ...Object.fromEntries(Object.entries(slots).map(([slot, ids]) => [slot, form(ids)])),
    },
  });
  return form(document.root);
}

type Unread = { refused: 'malformed' | 'too_deep' | 'block_limit' | 'id_clash' };

/**
 * Reads the nested form. The input is untrusted, so everything is checked; a slot may also be a plain list of blocks.
 */
export function fromNestedForm(input: unknown, { slotsOf, newId }: NestedReading): PageDocument | Unread {
  const blocks = new Map<BlockId, BlockInstance>();
  let refused: Unread['refused'] | undefined;
  const refuse = (reason: Unread['refused']) => {
    refused ??= reason;
    return [];
  };
  const readList = (value: unknown, depth: number): BlockId[] => {
    if (depth > DEEPEST) return refuse('too_deep');
    const list = Array.isArray(value) ? (value as unknown[]) : isRecord(value) ? value['blocks'] : undefined;
    if (!Array.isArray(list)) return refuse('malformed');
    return list.flatMap((entry) => readBlock(entry, depth));
  };
  const readBlock = (entry: unknown, depth: number): BlockId[] => {
    if (refused) return [];
    if (!isRecord(entry) || typeof entry['type'] !== 'string' || entry['type'] === '')
      return refuse('malformed');
    if (blocks.size >= BLOCK_LIMIT) return refuse('block_limit');
    const { type, data = {}, version = 1 } = entry;
    if (!isRecord(data) || Object.keys(data).some(isUnsafeName)) return refuse('malformed');
    if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return refuse('malformed');
    const id = freeId(entry['id']);
    if (blocks.has(id)) return refuse('id_clash');
    const names = slotsOf(type);
    const own = Object.entries(data).filter(([key]) => !names.includes(key));
    const block: BlockInstance = { id, type, version, data: Object.fromEntries(own), slots: {} };
    blocks.set(id, block);
    for (const slot of names) {
      block.slots[slot] = Object.hasOwn(data, slot) ? readList(data[slot], depth + 1) : [];
    }
    return [id];
  };
  const freeId = (given: unknown): BlockId => {
    const usable =
      typeof given === 'string' && given.length > 0 && given.length <= 64 && !isUnsafeName(given);
    return usable && !blocks.has(given) ? given : newId();
  };
  const root = readList(input, 0);
  return refused ? { refused } : { version: 1, root, blocks: Object.fromEntries(blocks) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
