import { type Operation, type PageDocument, subtree } from '@etalage/site-model';
import { isDeepStrictEqual } from 'node:util';

/** Operations that turn document `from` into document `to`; equal sections at the beginning are not touched. */
export function replacingOperations(from: PageDocument, to: PageDocument): Operation[] {
  const isSame = (index: number) =>
    from.root[index] !== undefined &&
    from.root[index] === to.root[index] &&
    isDeepStrictEqual(subtree(from, from.root[index]), subtree(to, from.root[index]));
  let equalSections = 0;
  while (isSame(equalSections)) equalSections++;
  const place = (index: number) => ({ parent: null, slot: '', index });
  const removed = from.root.slice(equalSections).map((id, index): Operation => {
    return { type: 'removeBlock', blocks: subtree(from, id), place: place(equalSections + index) };
  });
  const added = to.root.slice(equalSections).map((id, index): Operation => {
    return { type: 'insertBlock', blocks: subtree(to, id), place: place(equalSections + index) };
  });
  return [...removed.reverse(), ...added];
}
