import type { ComponentType } from 'react';

/** What the browser needs of an island; its definition is one. */
export interface IslandModule {
  // Props come from the page as JSON, made by the island's own block.
  component: ComponentType<never>;
}

/** Every island by the `name` of its definition; each is a file of its own in the browser. */
export const islands = {} as const satisfies Record<string, () => Promise<IslandModule>>;

export { IslandRoot } from './runtime/island-root.tsx';
