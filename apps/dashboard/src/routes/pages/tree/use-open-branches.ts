import { useState } from 'react';
import { pathAbove } from './page-tree.ts';

/** Number of pages from which on a list begins with everything closed. */
const MANY = 100;

/** Which rows of the tree are open. */
export function useOpenBranches(total: number) {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = (path: string) => changed.get(path) ?? total <= MANY;
  const set = (paths: readonly string[], open: boolean) =>
    setChanged((before) => new Map([...before, ...paths.map((path) => [path, open] as const)]));
  return {
    isOpen,
    toggle: (path: string) => set([path], !isOpen(path)),
    /** Opens everything above a path, so that it is seen. */
    reveal: (path: string) => {
      const above: string[] = [];
      for (let at = pathAbove(path); at !== ''; at = pathAbove(at)) above.push(at);
      set(above, true);
    },
  };
}
