export { defineBlock, type BlockData, type BlockDefinition, type Migration } from './runtime/define-block.ts';
export { documentPlace, mayStandIn, type DocumentPlace } from './runtime/placement.ts';
export type { Starter, StarterChild } from './runtime/starter.ts';
export type { Thumbnail, ThumbnailShape } from './runtime/thumbnail.ts';
export { readBlock, type ReadBlock } from './runtime/read-block.ts';
export { isConnectedGrid } from './content/grid/grid.schema.ts';
export { blockDefinitions, type BlockType } from './registry/schema-registry.ts';
