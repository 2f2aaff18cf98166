import { createContext } from 'react';

interface TreeDragState {
  /** Whether what is dragged can be dropped on the row of a path. */
  readonly canDrop: (path: string) => boolean;
}

/** What is dragged in a tree of pages. */
export const TreeDragContext = createContext<TreeDragState>({ canDrop: () => false });
