import type { ProductProperty } from '@etalage/shop-domain';
import type { AuditEvent } from '../audit/audit.repository.ts';
import type { ProductState } from './product-properties.ts';
import { propertyParts, type PropertyState } from './property-parts.ts';

/** What a property was before these changes of it, newest first. */
export function stateBefore(stored: PropertyState, newer: readonly AuditEvent[]): PropertyState {
  const { title, kind, unit, values } = stored;
  return newer.reduce<PropertyState>(
    (state, { before, after }) => {
      const known = propertyParts.filter((part) => before && part in before);
      const came = new Set(addedOf(after));
      return {
        ...state,
        values: state.values.filter(({ value }) => !came.has(value)),
        ...Object.fromEntries(known.map((part) => [part, before?.[part]])),
      };
    },
    { title, kind, unit, values },
  );
}

/** The values that `addValues` put behind those of a property: such a change names nothing else. */
function addedOf(after: AuditEvent['after']): string[] {
  const added = (after?.['added'] as PropertyState['values'] | undefined) ?? [];
  return added.map(({ value }) => value);
}

/**
 * What a product had of a property before changes of it, whose events at the product are given newest first. As long as it
 * has what a change made of it, it gets back what it had before; `isKept` says that it was changed otherwise in between.
 */
export function valuesBefore(
  { properties }: ProductState,
  key: string,
  events: readonly AuditEvent[],
): { values: readonly string[]; isKept: boolean } {
  let values = valuesOf(properties, key);
  for (const { before, after } of events) {
    if (!hasSame(values, valuesOf(propertiesOf(after), key))) return { values, isKept: true };
    values = valuesOf(propertiesOf(before), key);
  }
  return { values, isKept: false };
}

/**
 * An earlier state, with behind its values those that products have and that came later, in their colour: restoring a
 * property takes nothing away from products.
 */
export function withUsedValues(
  earlier: PropertyState,
  used: Iterable<string>,
  later: readonly PropertyState['values'][],
): PropertyState {
  if (earlier.kind === 'range') return { ...earlier, values: [] };
  const known = new Set(earlier.values.map(({ value }) => value));
  const wanted = new Set(used);
  const there = later.flat().map(({ value }) => value);
  const added = [...new Set([...there, ...wanted])].filter((value) => wanted.has(value) && !known.has(value));
  const colorOf = (value: string) => later.flat().find((one) => one.value === value)?.color ?? '';
  const all = [...earlier.values, ...added.map((value) => ({ value, color: colorOf(value) }))];
  const values = all.map(({ value, color }) => ({ value, color: earlier.kind === 'colour' ? color : '' }));
  return { ...earlier, values };
}

export function propertiesOf(part: AuditEvent['before'] | undefined): readonly ProductProperty[] {
  return (part?.['properties'] as ProductProperty[] | undefined) ?? [];
}

/** The values that a product has of one property. */
export function valuesOf(properties: readonly ProductProperty[], key: string): string[] {
  return properties.filter((one) => one.key === key).flatMap(({ values }) => values);
}

/** Whether two lists hold the same values, in any order. */
export function hasSame(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
}
