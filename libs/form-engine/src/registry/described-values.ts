import { holds, type FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { fieldParts } from '../definition/field-parts.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { holdsOf } from './field-facets.ts';

/** A stored value with the field that describes it. */
export interface DescribedValue {
  /** Where it stands: `titel`, `items.0.titel`. */
  path: string;
  field: FieldDefinition;
  value: unknown;
  /** Whether the condition of the field holds; a value that is not shown stays stored and has no effect. */
  shown: boolean;
}

/**
 * The stored values that fields describe, in the order of the fields: also within layouts, shown or not, and within the
 * items of lists. A field without a stored value is left out, and so is a value that no field describes.
 */
export function describedValues(
  fields: readonly FieldDefinition[],
  values: FormValues,
  prefix = '',
): DescribedValue[] {
  return fields.flatMap((field) => {
    const { key } = field;
    const own =
      key !== undefined && Object.hasOwn(values, key)
        ? valuesOf(field, { path: prefix + key, value: values[key], shown: holds(field.conditional, values) })
        : [];
    const inner = fieldParts(field).flatMap((part) => describedValues(part.fields, values, prefix));
    return [...own, ...inner];
  });
}

function valuesOf(field: FieldDefinition, own: Omit<DescribedValue, 'field'>): DescribedValue[] {
  const { path, value, shown } = own;
  const { layouts = [] } = field;
  const items = holdsOf(field) === 'list' ? readItems(value) : [];
  const within = items.flatMap(({ layout, attributes }, index) => {
    const fields = layouts.find((one) => one.layout === layout)?.fields ?? [];
    const inItem = describedValues(fields, attributes, `${path}.${index}.`);
    return shown ? inItem : inItem.map((described) => ({ ...described, shown }));
  });
  return [{ ...own, field }, ...within];
}
