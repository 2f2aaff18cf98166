import type { BlockId, BlockInstance } from './block.schema.ts';
import type { PageDocument } from './page-document.schema.ts';

/** What can be wrong with a reference or a block of a stored tree. */
export const documentIssueKinds = ['unknown_child', 'doubled', 'cycle', 'orphan', 'wrong_id'] as const;

/** A problem with one reference or block; `block` is the child or the block itself, `parent` null is the root. */
export interface DocumentIssue {
  kind: (typeof documentIssueKinds)[number];
  block: BlockId;
  parent: BlockId | null;
}

interface Checked {
  issues: DocumentIssue[];
  document: PageDocument;
}

/**
 * Checks that every block is in the tree exactly once. The repaired document keeps every block: a second reference and
 * a reference to a missing block are dropped, unreferenced blocks are added at the end of the root. Without issues it
 * is the same object.
 */
export function checkDocument(document: PageDocument): Checked {
  return checked(document, { adopts: true });
}

/** The same for who only looks: what nothing refers to is no issue, and is left out of a document with others. */
export function checkShownTree(document: PageDocument): Checked {
  return checked(document, { adopts: false });
}

function checked(document: PageDocument, { adopts }: { adopts: boolean }): Checked {
  const issues: DocumentIssue[] = [];
  const source = new Map(Object.entries(document.blocks));
  const blocks: [BlockId, BlockInstance][] = [];
  const parents = new Map<BlockId, BlockId | null>();
  const report = (kind: DocumentIssue['kind'], block: BlockId, parent: BlockId | null) =>
    issues.push({ kind, block, parent });

  const isAbove = (id: BlockId, below: BlockId | null) => {
    for (let at: BlockId | null = below; at !== null; at = parents.get(at) ?? null)
      if (at === id) return true;
    return false;
  };
  const claim = (parent: BlockId | null) => (id: BlockId) => {
    if (!source.has(id)) report('unknown_child', id, parent);
    else if (parents.has(id)) report(isAbove(id, parent) ? 'cycle' : 'doubled', id, parent);
    else return parents.set(id, parent) !== undefined;
    return false;
  };
  const settle = (start: BlockId[]) => {
    const waiting = [...start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const block = source.get(id) as BlockInstance;
      if (block.id !== id) report('wrong_id', id, parents.get(id) ?? null);
      const slots = Object.entries(block.slots).map(([slot, ids]): [string, BlockId[]] => {
        const claimed = ids.filter(claim(id));
        waiting.push(...claimed);
        return [slot, claimed];
      });
      blocks.push([id, { ...block, id, slots: Object.fromEntries(slots) }]);
    }
  };

  const root = document.root.filter(claim(null));
  settle(root);
  const children = new Set([...source.values()].flatMap((block) => Object.values(block.slots).flat()));
  const adopt = (id: BlockId) => {
    if (parents.has(id)) return;
    report('orphan', id, null);
    parents.set(id, null);
    root.push(id);
    settle([id]);
  };
  if (adopts) {
    [...source.keys()].filter((id) => !children.has(id)).forEach(adopt);
    [...source.keys()].forEach(adopt);
  }
  return issues.length === 0
    ? { issues, document }
    : { issues, document: { ...document, root, blocks: Object.fromEntries(blocks) } };
}
