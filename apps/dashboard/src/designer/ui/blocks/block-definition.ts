import { blockDefinitions, definitionOfBlock, type BlockDefinition } from '@etalage/blocks/schema';

/** Every block that can be added, in the order of the registry. */
export const allDefinitions: readonly BlockDefinition[] = Object.values(blockDefinitions);

/** What is known of a kind of block; undefined for one this version does not know. */
export const definitionOf = definitionOfBlock;
