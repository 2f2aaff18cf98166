import { holds, type FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { readItems } from '../fields/flexible/flexible-items.ts';
import { holdsOf, layoutsOf, partsOf } from './field-facets.ts';

/** A stored value with the field that describes it. */
export interface DescribedValue {
  /** Where the value is stored: `titel`, `items.0.titel`. */
  path: string;
  field: FieldDefinition;
  value: unknown;
  /** Whether the condition of the field holds; a value that is not shown stays stored and has no effect. */
  shown: boolean;
}

/**
 * The stored values that fields describe, in the order of the fields: also within layouts, shown or not, and within the
 * items of lists. Fields without a stored value and values that no field describes are left out.
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
    const inner = partsOf(field).flatMap((part) => describedValues(part.fields, values, prefix));
    return [...own, ...inner];
  });
}

function valuesOf(field: FieldDefinition, own: Omit<DescribedValue, 'field'>): DescribedValue[] {
  const { path, value, shown } = own;
  const items = holdsOf(field) === 'list' ? readItems(value) : [];
  const within = items.flatMap(({ layout, attributes }, index) => {
    const fields = layoutsOf(field).find((one) => one.layout === layout)?.fields ?? [];
    const inItem = describedValues(fields, attributes, `${path}.${index}.`);
    return shown ? inItem : inItem.map((described) => ({ ...described, shown }));
  });
  return [{ ...own, field }, ...within];
}
