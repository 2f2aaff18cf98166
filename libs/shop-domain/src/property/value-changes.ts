import type { OwnedPropertyContent, ProductProperty } from './property.schema.ts';
import { tidyProperties } from './tidy-properties.ts';

/** What stored values become; null for one that is taken from all products. Values that stay as they are are left out. */
export type ValueChanges = ReadonlyMap<string, string | null>;

/** What a save of a property makes of the values that are stored. */
export function valueChanges(
  stored: readonly string[],
  values: OwnedPropertyContent['values'],
): ValueChanges {
  const next = new Map(values.flatMap(({ value, from }) => from.map((one) => [one, value] as const)));
  return new Map(
    stored
      .map((value): [string, string | null] => [value, next.get(value) ?? null])
      .filter(([value, to]) => to !== value),
  );
}

/** The values of a product after values of one property were renamed, merged or deleted everywhere. */
export function withChangedValues(
  properties: readonly ProductProperty[],
  key: string,
  changes: ValueChanges,
): ProductProperty[] {
  const changed = properties.map((property) => {
    if (property.key !== key) return property;
    const values = property.values.flatMap((value) => {
      const to = changes.get(value);
      return to === undefined ? [value] : to === null ? [] : [to];
    });
    return { key, values };
  });
  return tidyProperties(changed);
}
