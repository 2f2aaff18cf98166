import type { FieldDefinition } from '../definition/field-definition.ts';
import { layoutsOf, partsOf } from './field-facets.ts';

/** Fields together with all fields inside them, in layouts and in the items of lists. */
export function fieldsWithin(fields: readonly FieldDefinition[]): FieldDefinition[] {
  return fields.flatMap((field) => {
    const inner = [...partsOf(field), ...layoutsOf(field)].flatMap((part) => part.fields);
    return [field, ...fieldsWithin(inner)];
  });
}

/** The field that describes a value of a form, also inside layouts, shown or not; undefined if there is none. */
export function fieldOfKey(fields: readonly FieldDefinition[], key: string): FieldDefinition | undefined {
  for (const field of fields) {
    if (field.key === key) return field;
    const inner = fieldOfKey(
      partsOf(field).flatMap((part) => part.fields),
      key,
    );
    if (inner) return inner;
  }
  return undefined;
}
