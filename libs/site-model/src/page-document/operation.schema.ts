import { z } from 'zod';
import { blockId, blockInstance } from './block.schema.ts';

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);
const name = z
  .string()
  .max(64)
  .refine((text) => !unsafe.has(text));

/** A position: `parent` null with an empty `slot` is the root; `index` counts from 0. */
export const place = z.strictObject({ parent: blockId.nullable(), slot: name, index: z.int().min(0) });

/** One changed key: without `from` it did not exist before, without `to` it is removed. */
export const change = z.strictObject({ from: z.unknown().optional(), to: z.unknown().optional() });

const subtree = z.array(blockInstance).min(1).max(2000);
const changes = z.record(name, change);

/**
 * Every way to change a page, as plain JSON that also contains what its inverse needs. `blocks` is a whole subtree with
 * its top first; a move's `to.index` is counted after the block was removed from `from`.
 */
export const operation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('insertBlock'), blocks: subtree, place }),
  z.strictObject({ type: z.literal('removeBlock'), blocks: subtree, place }),
  z.strictObject({ type: z.literal('duplicateBlock'), source: blockId, blocks: subtree, place }),
  z.strictObject({ type: z.literal('moveBlock'), id: blockId, from: place, to: place }),
  z.strictObject({ type: z.literal('setData'), id: blockId, changes }),
  z.strictObject({ type: z.literal('setStyle'), id: blockId, changes }),
]);

export type Place = z.infer<typeof place>;
export type Change = z.infer<typeof change>;
export type Operation = z.infer<typeof operation>;
