import { createHash } from 'node:crypto';
import { filledSlot, referencesOf } from '@etalage/blocks/schema';
import type { BlockId, BlockInstance, PageDocument } from '@etalage/site-model';

/** Templates inside templates at most. */
export const deepestPartial = 5;
/** Blocks that templates may add to one document. */
const mostAdded = 2000;

/** The template a block shows; empty when none is chosen, and for a block that shows none. */
export function templateOf(block: BlockInstance): string {
  return referencesOf(block).find(({ to }) => to === 'templates')?.ids[0] ?? '';
}

/**
 * Puts the blocks of templates into the blocks that show them, with ids of their own, so that one template may stand on
 * a page twice. A template inside itself, one too deep and one that would make the page too large show nothing.
 */
export function expandPartials(
  document: PageDocument,
  templates: ReadonlyMap<string, PageDocument>,
  within: readonly string[] = [],
): PageDocument {
  let added = 0;

  function expanded(from: PageDocument, above: readonly string[]): PageDocument {
    const blocks: Record<BlockId, BlockInstance> = { ...from.blocks };
    for (const block of Object.values(from.blocks)) {
      const id = templateOf(block);
      const template = id === '' ? undefined : templates.get(id);
      const slot = filledSlot(block.type);
      if (!template || slot === undefined || above.includes(id) || above.length >= deepestPartial) continue;
      const inner = expanded(template, [...above, id]);
      const all = Object.values(inner.blocks);
      if (added + all.length > mostAdded) continue;
      added += all.length;
      const renamed = (inside: BlockId) => idWithin(block.id, inside);
      for (const one of all) {
        const slots = Object.entries(one.slots).map(([slot, ids]) => [slot, ids.map(renamed)] as const);
        blocks[renamed(one.id)] = { ...one, id: renamed(one.id), slots: Object.fromEntries(slots) };
      }
      blocks[block.id] = { ...block, slots: { ...block.slots, [slot]: inner.root.map(renamed) } };
    }
    return { ...from, blocks };
  }

  return Object.values(document.blocks).some((block) => templateOf(block) !== '')
    ? expanded(document, within)
    : document;
}

/** The same each time, so that islands and stored pages keep their names. */
function idWithin(partial: BlockId, inside: BlockId): BlockId {
  return createHash('sha256').update(`${partial} ${inside}`).digest('base64url').slice(0, 22);
}
