import {
  findBlock,
  parentOf,
  type BlockInstance,
  type Operation,
  type PageDocument,
  type Place,
} from '@etalage/site-model';
import { isConnectedGrid } from '../content/grid/grid.schema.ts';
import { canBePlacedIn, type DocumentPlace } from '../runtime/placement.ts';
import { definitionOfBlock } from './block-references.ts';

/**
 * Whether a block of a type may be put into a parent: a section at the root (`parent` is null), another block in the
 * slots of a parent, but not in a connected grid (DSGN-11). A type that is unknown may be put anywhere.
 */
function fitsParent(type: string, parent: BlockInstance | null): boolean {
  const definition = definitionOfBlock(type);
  if (!definition) return true;
  if (parent === null) return definition.kind === 'section';
  return definition.kind === 'content' && !isConnectedGrid(parent);
}

/** Whether a new block of a type may be added to a document; a type that is unknown may. */
export function fitsDocument(type: string, within: DocumentPlace): boolean {
  const definition = definitionOfBlock(type);
  return !definition || canBePlacedIn(definition, within);
}

/**
 * The first block that an operation would place where it may not be; undefined when there is none. What was in a
 * document before such a rule existed stays, and may be moved and copied within its own list. `within` is the kind of
 * the document; without it new blocks may be added to any.
 */
export function misplacedBlock(
  document: PageDocument,
  operation: Operation,
  within?: DocumentPlace,
): BlockInstance | undefined {
  switch (operation.type) {
    case 'moveBlock': {
      const block = findBlock(document, operation.id);
      if (!block || isSameList(operation.from, operation.to)) return undefined;
      return isMisplaced(document, block, operation.to) ? block : undefined;
    }
    case 'insertBlock':
      return (
        strangerIn(operation.blocks, within) ?? misplacedTop(document, operation) ?? misplacedChild(operation)
      );
    case 'duplicateBlock': {
      const stranger = strangerIn(operation.blocks, within);
      const from = parentOf(document, operation.source);
      return stranger || (from && isSameList(from, operation.place))
        ? stranger
        : misplacedTop(document, operation);
    }
    case 'removeBlock':
    case 'setData':
    case 'setStyle':
      return undefined;
  }
}

type Added = { readonly blocks: readonly BlockInstance[]; readonly place: Place };

function strangerIn(blocks: readonly BlockInstance[], within: DocumentPlace | undefined) {
  return within && blocks.find(({ type }) => !fitsDocument(type, within));
}

function misplacedTop(document: PageDocument, { blocks: [top], place }: Added) {
  return top && isMisplaced(document, top, place) ? top : undefined;
}

/** A section in a slot of another added block. */
function misplacedChild({ blocks: [, ...children] }: Added) {
  return children.find(({ type }) => definitionOfBlock(type)?.kind === 'section');
}

function isMisplaced(document: PageDocument, block: BlockInstance, { parent }: Place): boolean {
  if (parent === null) return !fitsParent(block.type, null);
  const into = findBlock(document, parent);
  return into !== undefined && !fitsParent(block.type, into);
}

function isSameList(one: Place, other: Place): boolean {
  return one.parent === other.parent && one.slot === other.slot;
}
