import type { BlockId, Operation } from '@etalage/site-model';

/** The blocks that an operation may change, with those whose list of children it may change. */
export function touchedBy(operation: Operation): BlockId[] {
  const parents = (...places: { parent: BlockId | null }[]) =>
    places.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  switch (operation.type) {
    case 'setData':
    case 'setStyle':
      return [operation.id];
    case 'moveBlock':
      return parents(operation.from, operation.to);
    case 'insertBlock':
    case 'removeBlock':
    case 'duplicateBlock':
      return [...parents(operation.place), ...operation.blocks.map((block) => block.id)];
  }
}
