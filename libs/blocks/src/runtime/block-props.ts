import type { ReactNode } from 'react';
import type { BlockData, BlockDefinition } from './define-block.ts';

/** The props of every render component. `editable` may only stop interaction or show a placeholder (GEN-06). */
export interface BlockProps<D extends BlockDefinition> {
  id: string;
  /** The stored type, for a component that several templates share. */
  type: string;
  data: BlockData<D>;
  /** Rendered children by slot name. */
  slots: Record<string, ReactNode>;
  editable: boolean;
}
