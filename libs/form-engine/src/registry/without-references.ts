import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { holdsOf, layoutsOf, partsOf, refersTo } from './field-facets.ts';

/**
 * A copy of stored values in which every field that refers to something is empty, also within layouts and the items of
 * lists. Other values, and those that no field describes, stay as they are.
 */
export function withoutReferences(
  fields: readonly FieldDefinition[],
  values: FormValues,
): Record<string, unknown> {
  let emptied = { ...values };
  for (const field of fields) {
    const { key } = field;
    if (key !== undefined && Object.hasOwn(values, key)) emptied[key] = emptiedValue(field, values[key]);
    for (const part of partsOf(field)) emptied = withoutReferences(part.fields, emptied);
  }
  return emptied;
}

function emptiedValue(field: FieldDefinition, value: unknown): unknown {
  const kind = refersTo(field);
  if (kind) return kind.many ? [] : '';
  if (holdsOf(field) !== 'list' || !Array.isArray(value)) return value;
  return readItems(value).map((item) => {
    const layout = layoutsOf(field).find((one) => one.layout === item.layout);
    return layout ? { ...item, attributes: withoutReferences(layout.fields, item.attributes) } : item;
  });
}
