import type { RuleErrors, RuleText } from '../rule-text.ts';
import { rangeNumber } from './range-number.ts';
import type { PropertyDefinition } from './property-definition.ts';
import { MAX_VALUES_OF_PRODUCT, type OwnedPropertyContent, type ProductProperty } from './property.schema.ts';

/** What an owner cannot save of the values of a product, by the place of the property, such as `properties.2`. */
export function checkProperties(
  properties: readonly ProductProperty[],
  definitions: readonly PropertyDefinition[],
): RuleErrors {
  const byKey = new Map(definitions.map((one) => [one.key, one]));
  return Object.fromEntries(
    properties.flatMap((property, at): [string, RuleText[]][] => {
      const problem = problemOf(property, byKey.get(property.key));
      return problem ? [[`properties.${at}`, [problem]]] : [];
    }),
  );
}

function problemOf({ values }: ProductProperty, definition: PropertyDefinition | undefined): RuleText | null {
  if (!definition) return { key: 'product_property_gone', values: {} };
  const { title } = definition;
  if (definition.kind === 'range') {
    if (values.length > 1) return { key: 'product_property_one', values: { title } };
    const isNumber = values.every((value) => rangeNumber(value) !== null);
    return isNumber ? null : { key: 'product_property_number', values: { title } };
  }
  if (values.length > MAX_VALUES_OF_PRODUCT)
    return { key: 'product_property_many', values: { title, most: MAX_VALUES_OF_PRODUCT } };
  const known = new Set(definition.values.map(({ value }) => value));
  const gone = values.find((value) => !known.has(value));
  return gone === undefined ? null : { key: 'product_property_value_gone', values: { title, value: gone } };
}

/** What an owner cannot save of a property beside the limits of its schema, by field. */
export function checkProperty({ values }: OwnedPropertyContent): RuleErrors {
  const names = new Set<string>();
  const sources = new Set<string>();
  const errors: RuleErrors = {};
  for (const [at, { value, from }] of values.entries()) {
    const name = value.trim().toLowerCase();
    const isTwice = names.has(name) || from.some((one) => sources.has(one));
    if (isTwice) errors[`values.${at}.value`] = [{ key: 'property_value_twice', values: { value } }];
    names.add(name);
    for (const one of from) sources.add(one);
  }
  return errors;
}
