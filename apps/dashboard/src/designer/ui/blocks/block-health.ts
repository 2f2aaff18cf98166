import { readBlock } from '@etalage/blocks/schema';
import type { BlockInstance } from '@etalage/site-model';
import { definitionOf } from './block-definition.ts';

/** Why a block cannot be shown: its type is not known, its data cannot be read, or it failed to render. */
export type BlockHealth =
  | { state: 'good' }
  | { state: 'unknown' | 'unreadable' | 'thrown'; details: readonly string[] };

export function blockHealth(block: BlockInstance, thrown: readonly string[] = []): BlockHealth {
  const definition = definitionOf(block.type);
  if (!definition) return { state: 'unknown', details: [] };
  const read = readBlock(definition, block);
  if (!read.ok) return { state: 'unreadable', details: read.issues };
  return thrown.length > 0 ? { state: 'thrown', details: thrown } : { state: 'good' };
}
