import { createHash } from 'node:crypto';
import { filledRoots, filledSlot, referencesOf } from '@etalage/blocks/schema';
import type { BlockId, BlockInstance, PageDocument } from '@etalage/site-model';

/** Maximum depth of templates within templates. */
export const MAX_TEMPLATE_DEPTH = 5;
/** Maximum number of blocks that templates may add to one document. */
const MAX_ADDED_BLOCKS = 2000;

/** The id of the template that a block shows; '' if no template is chosen or the block cannot show one. */
export function templateOf(block: BlockInstance): string {
  return referencesOf(block).find(({ to }) => to === 'templates')?.ids[0] ?? '';
}

/**
 * Inserts the blocks of templates into the blocks that show them. The inserted blocks get new ids, so that a page can
 * show one template twice. Nothing is inserted for a template inside itself, a template nested too deep, and a template
 * that would make the page too large.
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
      if (!template || slot === undefined || above.includes(id) || above.length >= MAX_TEMPLATE_DEPTH)
        continue;
      // Checked before the work too: nested templates must not cost more than what the page may contain.
      if (added + Object.keys(template.blocks).length > MAX_ADDED_BLOCKS) continue;
      const inner = expanded(template, [...above, id]);
      const all = Object.values(inner.blocks);
      if (added + all.length > MAX_ADDED_BLOCKS) continue;
      added += all.length;
      const renamed = (inside: BlockId) => idWithin(block.id, inside);
      for (const one of all) {
        const slots = Object.entries(one.slots).map(([slot, ids]) => [slot, ids.map(renamed)] as const);
        blocks[renamed(one.id)] = { ...one, id: renamed(one.id), slots: Object.fromEntries(slots) };
      }
      blocks[block.id] = {
        ...block,
        slots: { ...block.slots, [slot]: filledRoots(block.type, inner).map(renamed) },
      };
    }
    return { ...from, blocks };
  }

  return Object.values(document.blocks).some((block) => templateOf(block) !== '')
    ? expanded(document, within)
    : document;
}

/** A deterministic id, so that islands and cached pages always refer to the same block. */
function idWithin(partial: BlockId, inside: BlockId): BlockId {
  return createHash('sha256').update(`${partial} ${inside}`).digest('base64url').slice(0, 22);
}
