import type { BlockInstance } from './block.schema.ts';
import { isUnsafeName } from './json.ts';
import { findBlock } from './subtree.ts';
import type { PageDocument } from './page-document.schema.ts';
import type { Refusal } from './refusal.ts';

/** Maximum number of blocks of one page. */
export const BLOCK_LIMIT = 2000;

/** Why these blocks cannot be added as one subtree with the first as its top, or undefined when they can. */
export function insertProblem(document: PageDocument, blocks: readonly BlockInstance[]): Refusal | undefined {
  if (Object.keys(document.blocks).length + blocks.length > BLOCK_LIMIT) return 'block_limit';
  const given = new Map(blocks.map((block) => [block.id, block]));
  if (given.size !== blocks.length) return 'id_clash';
  for (const block of blocks) {
    if (isUnsafeName(block.id)) return 'unsafe_name';
    if ([...Object.keys(block.data), ...Object.keys(block.slots)].some(isUnsafeName)) return 'unsafe_name';
    if (findBlock(document, block.id)) return 'id_clash';
  }
  return isOneTree(given, blocks[0]) ? undefined : 'malformed_subtree';
}

function isOneTree(given: ReadonlyMap<string, BlockInstance>, top: BlockInstance | undefined): boolean {
  if (!top) return false;
  const seen = new Set([top.id]);
  const waiting = [top];
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    for (const id of Object.values(block.slots).flat()) {
      const child = given.get(id);
      if (!child || seen.has(id)) return false;
      seen.add(id);
      waiting.push(child);
    }
  }
  return seen.size === given.size;
}
