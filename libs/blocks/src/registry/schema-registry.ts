import type { BlockDefinition } from '../runtime/define-block.ts';

/** Every block and section template by type. */
export const blockDefinitions = {} as const satisfies Record<string, BlockDefinition>;

export type BlockType = keyof typeof blockDefinitions;
