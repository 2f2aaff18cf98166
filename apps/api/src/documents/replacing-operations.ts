import { type Operation, type PageDocument, subtree } from '@etalage/site-model';
import { isDeepStrictEqual } from 'node:util';

/** Operations that make one document of another; sections that are the same at the beginning stay as they are. */
export function replacingOperations(from: PageDocument, to: PageDocument): Operation[] {
  const isSame = (index: number) =>
    from.root[index] !== undefined &&
    from.root[index] === to.root[index] &&
    isDeepStrictEqual(subtree(from, from.root[index]), subtree(to, from.root[index]));
  let kept = 0;
  while (isSame(kept)) kept++;
  const place = (index: number) => ({ parent: null, slot: '', index });
  const removed = from.root.slice(kept).map((id, index): Operation => {
    return { type: 'removeBlock', blocks: subtree(from, id), place: place(kept + index) };
  });
  const added = to.root.slice(kept).map((id, index): Operation => {
    return { type: 'insertBlock', blocks: subtree(to, id), place: place(kept + index) };
  });
  return [...removed.reverse(), ...added];
}
