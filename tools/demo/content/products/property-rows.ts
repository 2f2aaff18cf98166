import { knownColor, type PropertyKind } from '@etalage/shop-domain';
import type { FilterRow } from './filter-rows.ts';

/** What each filter is for its owner; the price follows from the product, so nobody keeps it as a property. */
const kinds: Readonly<Record<string, { readonly kind: PropertyKind; readonly unit?: string }>> = {
  soort: { kind: 'choice' },
  houtsoort: { kind: 'colour' },
  materiaal: { kind: 'choice' },
  kleur: { kind: 'colour' },
  vorm: { kind: 'choice' },
  plaatsing: { kind: 'choice' },
  levertijd: { kind: 'choice' },
  breedte: { kind: 'range', unit: 'cm' },
};

/** Values that do not stand in the order of the alphabet. */
const orders: Readonly<Record<string, readonly string[]>> = {
  levertijd: [
    'Uit voorraad',
    '2 tot 3 weken',
    '4 tot 5 weken',
    '6 tot 8 weken',
    'Tijdelijk uitverkocht',
    'Via partner',
  ],
};

/** The properties of which products have these values, with their values in order, as rows of the database. */
export function propertyRowsOf(rows: readonly FilterRow[]) {
  const used = Map.groupBy(rows, ({ key }) => key);
  const known = [...used].flatMap(([key, [first]]) => {
    const kind = kinds[key];
    return kind && first
      ? [{ ...kind, unit: kind.unit ?? '', id: key, key, title: first.title, position: first.position }]
      : [];
  });
  const values = known.flatMap(({ id, key, kind }) =>
    kind === 'range'
      ? []
      : valuesOf(key, used.get(key) ?? []).map((value, position) => ({
          property_id: id,
          value,
          color: kind === 'colour' ? (knownColor(value) ?? '') : '',
          position,
        })),
  );
  return { properties: known, values };
}

function valuesOf(key: string, rows: readonly FilterRow[]): string[] {
  const order = orders[key] ?? [];
  const place = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return [...new Set(rows.map(({ value }) => value))].sort(
    (one, other) => place(one) - place(other) || one.localeCompare(other, 'nl'),
  );
}
