import { definitionOf, holdsOf, readsAsText } from '@etalage/form-engine/schema';
import type { BlockDefinition } from './define-block.ts';

/** The kind of a text that is edited on the page itself. */
export type TextInPlace = 'line' | 'lines' | 'html';

/** How a setting is written on the page itself: text for people that is content of the block; undefined for others. */
export function textInPlace(definition: BlockDefinition, key: string): TextInPlace | undefined {
  const field = Object.hasOwn(definition.fields, key) ? definition.fields[key] : undefined;
  if (field?.group !== 'content') return undefined;
  const described = definitionOf(key, field);
  const holds = holdsOf(described);
  const isText = holds === 'line' || holds === 'lines' || holds === 'html';
  return isText && readsAsText(described) ? holds : undefined;
}

/** Whether a block contains text that can be edited on the page itself. */
export function hasTextInPlace(definition: BlockDefinition): boolean {
  return Object.keys(definition.fields).some((key) => textInPlace(definition, key) !== undefined);
}
