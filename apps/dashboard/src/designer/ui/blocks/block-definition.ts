import { blockDefinitions } from '@etalage/blocks/schema';
import type { BlockDefinition } from '@etalage/blocks/schema';

const definitions: Readonly<Record<string, BlockDefinition>> = blockDefinitions;

/** Every block that can be added, in the order of the registry. */
export const allDefinitions: readonly BlockDefinition[] = Object.values(definitions);

/** What is known of a kind of block; undefined for one this version does not know. */
export function definitionOf(type: string): BlockDefinition | undefined {
  return Object.hasOwn(definitions, type) ? definitions[type] : undefined;
}
