import { blockDefinitions, definitionOfBlock, type BlockDefinition } from '@etalage/blocks/schema';

/** Every block that can be added, in the order of the registry. */
export const allDefinitions: readonly BlockDefinition[] = Object.values(blockDefinitions);

/** The definition of a type of block; undefined for a type that this version does not know. */
export const definitionOf = definitionOfBlock;
