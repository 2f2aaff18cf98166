import type { PropertyDefinition } from './property-definition.ts';
import type { ProductProperty } from './property.schema.ts';
import { rangeNumber, rangeText } from './range-number.ts';

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * The values of a product in one order, whatever the order of the properties is now, so that two states can be compared:
 * each value once, and no property without values.
 */
export function tidyProperties(properties: readonly ProductProperty[]): ProductProperty[] {
  const byKey = new Map<string, Set<string>>();
  for (const { key, values } of properties) {
    const known = byKey.get(key) ?? new Set();
    for (const value of values.map((one) => one.trim())) if (value !== '') known.add(value);
    byKey.set(key, known);
  }
  return [...byKey]
    .filter(([, values]) => values.size > 0)
    .map(([key, values]) => ({ key, values: [...values].sort(compare) }))
    .sort((one, other) => compare(one.key, other.key));
}

/** The values of a product as they are stored: tidy, and each number written in one way. */
export function storedProperties(
  properties: readonly ProductProperty[],
  definitions: readonly PropertyDefinition[],
): ProductProperty[] {
  const ranges = new Set(definitions.filter(({ kind }) => kind === 'range').map(({ key }) => key));
  return tidyProperties(
    properties.map(({ key, values }) => ({ key, values: ranges.has(key) ? values.map(rangeText) : values })),
  );
}

/** The values of a product without those that its properties do not have any more. */
export function withoutGoneProperties(
  properties: readonly ProductProperty[],
  definitions: readonly PropertyDefinition[],
): ProductProperty[] {
  const byKey = new Map(definitions.map((one) => [one.key, one]));
  const kept = properties.map(({ key, values }) => {
    const definition = byKey.get(key);
    const known = new Set(definition?.values.map(({ value }) => value));
    const isKept = (value: string) =>
      definition?.kind === 'range' ? rangeNumber(value) !== null : known.has(value);
    return { key, values: values.filter(isKept) };
  });
  return tidyProperties(kept);
}
