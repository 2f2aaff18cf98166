import type { PropertyKind } from '@etalage/shop-domain';

/** What one save stores of a property. */
export const propertyParts = ['title', 'kind', 'unit', 'values'] as const;
export type PropertyPart = (typeof propertyParts)[number];

/** A property as its history keeps it. */
export interface PropertyState {
  readonly title: string;
  readonly kind: PropertyKind;
  readonly unit: string;
  readonly values: readonly { readonly value: string; readonly color: string }[];
}

/** Only what differs between two states of a property, as its history keeps it. */
export function partsOf(before: PropertyState, after: PropertyState) {
  const keys = propertyParts.filter(
    (key) => JSON.stringify(partOf(before, key)) !== JSON.stringify(partOf(after, key)),
  );
  return {
    keys,
    before: Object.fromEntries(keys.map((key) => [key, partOf(before, key)])),
    after: Object.fromEntries(keys.map((key) => [key, partOf(after, key)])),
  };
}

/** Whether a property is still what a change made of it. */
export function hasParts(state: PropertyState, parts: Readonly<Record<string, unknown>>): boolean {
  return propertyParts.every((key) => {
    if (!(key in parts)) return true;
    const given = key === 'values' ? valuesOf(parts[key] as PropertyState['values']) : parts[key];
    return JSON.stringify(partOf(state, key)) === JSON.stringify(given);
  });
}

function partOf(state: PropertyState, key: PropertyPart): unknown {
  return key === 'values' ? valuesOf(state.values) : state[key];
}

/** The database stores the keys of a value in an order of its own. */
function valuesOf(values: PropertyState['values']) {
  return values.map(({ value, color }) => ({ value, color }));
}
