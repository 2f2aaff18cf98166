import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldHolds } from '../definition/field-type-schema.ts';
import type { ReferenceKind } from '../definition/reference.ts';
import { schemaRegistry } from './schema-registry.ts';

/** What the stored value of a field is, as its type states it. */
export function holdsOf({ type }: Pick<FieldDefinition, 'type'>): FieldHolds {
  return schemaRegistry[type].holds;
}

/** What a field refers to; undefined for one that refers to nothing. */
export function refersTo(field: FieldDefinition): ReferenceKind | undefined {
  return schemaRegistry[field.type].refersTo(field);
}

/** Whether people read the value of a field as text. */
export function readsAsText(field: FieldDefinition): boolean {
  return schemaRegistry[field.type].readsAsText(field);
}
