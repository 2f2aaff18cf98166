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
 * Applies operations that were made for a slightly different document, one the server corrected: what does not fit as
 * it is, is made again with the same intent. Answers the document and the operations that were really applied, and
 * leaves out what has become pointless.
 */
export function applyRemade(document: PageDocument, operations: readonly Operation[]) {
  const applied: Operation[] = [];
  let current = document;
  for (const operation of operations) {
    const tries = [operation, remade(current, operation)];
    for (const attempt of tries) {
      const result = attempt && applyOperation(current, attempt);
      if (!result || !attempt || 'refused' in result) continue;
      current = result.document;
      applied.push(attempt);
      break;
    }
  }
  return { document: current, operations: applied };
}

function remade(document: PageDocument, operation: Operation): Operation | undefined {
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

/** The original's data under the ids the copy was given. */
function copied(original: readonly BlockInstance[], copy: readonly BlockInstance[]): BlockInstance[] {
  return copy.map((block, index) => ({ ...block, data: original[index]?.data ?? block.data }));
}
