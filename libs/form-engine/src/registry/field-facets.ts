import type { FieldOf } from '../definition/field-definition.ts';
import type { FieldPart, LayoutDefinition } from '../definition/field-parts.ts';
import type { FieldHolds, FieldTypeSchema } from '../definition/field-type-schema.ts';
import type { FieldType } from '../definition/field-types.ts';
import type { ReferenceKind } from '../definition/reference.ts';
import { schemaRegistry } from './schema-registry.ts';

/** The schema of the type of a field. */
export function schemaOf<T extends FieldType>({ type }: { type: T }): FieldTypeSchema<T> {
  return schemaRegistry[type];
}

/** What the stored value of a field is, as its type states it. */
export function holdsOf<T extends FieldType>(field: FieldOf<T>): FieldHolds {
  return schemaOf(field).holds(field);
}

/** What a field refers to; undefined if it refers to nothing. */
export function refersTo<T extends FieldType>(field: FieldOf<T>): ReferenceKind | undefined {
  return schemaOf(field).refersTo(field);
}

/** The addresses in a stored value of a field: of its links, pictures and files. */
export function addressesIn<T extends FieldType>(field: FieldOf<T>, value: unknown): readonly string[] {
  return schemaOf(field).addresses(value, field);
}

/** Whether people read the value of a field as text. */
export function readsAsText<T extends FieldType>(field: FieldOf<T>): boolean {
  return schemaOf(field).readsAsText(field);
}

/** The stored value of a field that was never filled in; undefined if the field stores nothing. */
export function emptyOf<T extends FieldType>(field: FieldOf<T>): unknown {
  return schemaOf(field).empty(field);
}

/** The fields within a layout, part by part. The items of a list are values and not parts. */
export function partsOf<T extends FieldType>(field: FieldOf<T>): readonly FieldPart[] {
  return schemaOf(field).parts(field);
}

/** The kinds of items of a list; none for other fields. */
export function layoutsOf<T extends FieldType>(field: FieldOf<T>): readonly LayoutDefinition[] {
  return schemaOf(field).layouts(field);
}

/** Most entries of a list of items or ids; undefined if the field states no limit. */
export function mostOf<T extends FieldType>(field: FieldOf<T>): number | undefined {
  return schemaOf(field).most(field);
}
