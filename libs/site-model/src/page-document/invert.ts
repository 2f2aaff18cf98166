import type { Change, Operation } from './operation.schema.ts';

/** The inverse operation; needs no document, because an operation contains what its inverse needs. */
export function invert(operation: Operation): Operation {
  switch (operation.type) {
    case 'insertBlock':
    case 'duplicateBlock':
      return { type: 'removeBlock', blocks: operation.blocks, place: operation.place };
    case 'removeBlock':
      return { type: 'insertBlock', blocks: operation.blocks, place: operation.place };
    case 'moveBlock':
      return { ...operation, from: operation.to, to: operation.from };
    case 'setData':
    case 'setStyle':
      return { ...operation, changes: swapped(operation.changes) };
  }
}

function swapped(changes: Readonly<Record<string, Change>>): Record<string, Change> {
  const pairs = Object.entries(changes).map(([key, change]): [string, Change] => {
    const back: Change = {};
    if (change.to !== undefined) back.from = change.to;
    if (change.from !== undefined) back.to = change.from;
    return [key, back];
  });
  return Object.fromEntries(pairs);
}
