import { ownValue } from '@etalage/site-model';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { blockDefinitions } from './schema-registry.ts';

/**
 * The folder name of a block's type, which is also the name of its style sheet: `headerOne` becomes `header-one`, and
 * templates that share a component have the name of their family.
 */
export function styleName(type: string): string {
  const family = ownValue<BlockDefinition>(blockDefinitions, type)?.family;
  if (family) return family;
  return type.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);
}
