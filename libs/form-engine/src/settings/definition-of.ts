import type { FieldDefinition } from '../definition/field-definition.ts';
import type { Field, Fields } from './field.ts';

/** The definition of a setting as a field of a form. */
export function definitionOf(key: string, field: Field): FieldDefinition {
  const { definition, title, hint, initial, conditional } = field;
  return { ...definition, key, title, help: hint, value: initial, conditional };
}

/** The definitions of the settings of a block, in order. */
export function definitionsOf(fields: Fields): FieldDefinition[] {
  return Object.entries(fields).map(([key, field]) => definitionOf(key, field));
}
