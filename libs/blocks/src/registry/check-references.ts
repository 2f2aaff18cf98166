import { readingOrder, type BlockId, type PageDocument } from '@etalage/site-model';
import { shownReferencesOf, type CheckedKind } from './shown-references.ts';

/** Why visitors do not see what a block refers to: it does not exist, was never published, or no longer is. */
export type ReferenceProblem = 'missing' | 'draft' | 'unpublished';

/** Something of the website that can be referred to. */
export interface ReferredThing {
  title: string;
  state: 'live' | Exclude<ReferenceProblem, 'missing'>;
}

/** A reference of a block that shows visitors nothing. */
export interface ReferenceFinding {
  block: BlockId;
  /** Where the reference is in the block's data: `product`, `items.0.product`. */
  path: string;
  to: CheckedKind;
  /** Its id; the address for a link or a file. */
  id: string;
  /** Its title; '' for what does not exist. */
  title: string;
  problem: ReferenceProblem;
}

type IdsByKind = Partial<Record<CheckedKind, ReadonlySet<string>>>;
type Things = Partial<Record<CheckedKind, ReadonlyMap<string, ReferredThing>>>;

/** What the blocks of a document refer to, each id once per kind; what has to be looked up for `checkReferences`. */
export function referredIds(document: PageDocument): IdsByKind {
  const found: Partial<Record<CheckedKind, Set<string>>> = {};
  for (const { to, ids } of readingOrder(document).flatMap(shownReferencesOf)) {
    const known = (found[to] ??= new Set());
    for (const id of ids) known.add(id);
  }
  return found;
}

/**
 * The references of a document's blocks that show visitors nothing, in reading order. `things` are those that exist on
 * the website of the document; what is not among them counts as missing, also when another website has it.
 */
export function checkReferences(document: PageDocument, things: Things): ReferenceFinding[] {
  return readingOrder(document).flatMap((block) =>
    shownReferencesOf(block).flatMap(({ path, to, ids }) =>
      ids.flatMap((id): ReferenceFinding[] => {
        const { title, state } = things[to]?.get(id) ?? { title: '', state: 'missing' as const };
        return state === 'live' ? [] : [{ block: block.id, path, to, id, title, problem: state }];
      }),
    ),
  );
}
