import {
  applyOperation,
  findBlock,
  removeBlock,
  setData,
  setStyle,
  subtree,
  type BlockInstance,
  type Operation,
  type PageDocument,
} from '@etalage/site-model';

/**
 * Applies operations that were made for a slightly different document, such as one before a correction of the server.
 * An operation that does not fit is rebased: made for this document, with the same intent. Returns the document and the
 * operations that were applied; those without effect are left out.
 */
export function applyRebased(document: PageDocument, operations: readonly Operation[]) {
  const applied: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const attempts = [operation, rebased(current, operation)];
    for (const attempt of attempts) {
      const result = attempt && applyOperation(current, attempt);
      if (!result || !attempt || 'refused' in result) continue;
      current = result.document;
      applied.push(attempt);
      break;
    }
  }
  return { document: current, operations: applied };
}

function rebased(document: PageDocument, operation: Operation): Operation | undefined {
  switch (operation.type) {
    case 'setData':
    case 'setStyle': {
      const values = Object.entries(operation.changes).map(([key, change]) => [key, change.to] as const);
      const make = operation.type === 'setData' ? setData : setStyle;
      return make(document, operation.id, Object.fromEntries(values));
    }
    case 'removeBlock': {
      const top = operation.blocks[0];
      return top && removeBlock(document, top.id);
    }
    case 'duplicateBlock': {
      if (!findBlock(document, operation.source)) return undefined;
      return { ...operation, blocks: copied(subtree(document, operation.source), operation.blocks) };
    }
    case 'insertBlock':
    case 'moveBlock':
      return undefined;
  }
}

/** The data of the original blocks under the ids of the copied blocks. */
function copied(original: readonly BlockInstance[], copy: readonly BlockInstance[]): BlockInstance[] {
  return copy.map((block, index) => ({ ...block, data: original[index]?.data ?? block.data }));
}
