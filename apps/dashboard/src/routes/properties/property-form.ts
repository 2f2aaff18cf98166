import type { OpenedProperty, PropertyContent } from '../../queries/property-queries.ts';

/** A value as its row shows it. */
export interface ValueRow {
  /** Of the row, as long as the form is open. */
  readonly id: string;
  readonly value: string;
  readonly color: string;
  /** The stored values that it becomes of; none of a new one. */
  readonly from: readonly string[];
}

/** The values of the form of a property. */
export interface PropertyForm {
  title: string;
  kind: OpenedProperty['kind'];
  unit: string;
  values: ValueRow[];
  /** Stored values that were taken away: others that are not in a row were added elsewhere meanwhile. */
  removed: string[];
  /** A new value that is typed and not in a row yet. */
  adding: string;
}

/** A property as its form shows it. */
export function propertyFormOf({ title, kind, unit, values }: OpenedProperty): PropertyForm {
  const rows = values.map(({ value, color }) => ({ id: value, value, color, from: [value] }));
  return { title, kind, unit, values: rows, removed: [], adding: '' };
}

/** What the form says, with the values that were added to `base` while it was open. */
export function propertyContentOf(form: PropertyForm, base: OpenedProperty): PropertyContent {
  const named = new Set([...form.values.flatMap(({ from }) => from), ...form.removed]);
  const added = base.values.filter(({ value }) => !named.has(value));
  return {
    title: form.title.trim(),
    kind: form.kind,
    unit: form.unit.trim(),
    values: [
      ...form.values.map(({ value, color, from }) => ({ value: value.trim(), color, from: [...from] })),
      ...added.map(({ value, color }) => ({ value, color, from: [value] })),
    ],
  };
}

/** A row of a new value. */
export function newRow(value: string, color: string): ValueRow {
  return { id: `new ${crypto.randomUUID()}`, value: value.trim(), color, from: [] };
}

/** One row of several: that with `kept` stays, at its place, and gets the products of the others. */
export function mergedRows(rows: readonly ValueRow[], ids: ReadonlySet<string>, kept: string): ValueRow[] {
  const from = rows.filter(({ id }) => ids.has(id)).flatMap((row) => row.from);
  return rows
    .filter(({ id }) => id === kept || !ids.has(id))
    .map((row) => (row.id === kept ? { ...row, from } : row));
}

/** What a save does to values that products have. */
export interface ValueEffect {
  readonly value: string;
  /** What it becomes; null if it is deleted. */
  readonly to: string | null;
  /** How many products have it. */
  readonly products: number;
}

/** What a save does to products, in the order of the stored values. */
export function effectsOf(content: PropertyContent, base: OpenedProperty): ValueEffect[] {
  const next = new Map(content.values.flatMap(({ value, from }) => from.map((one) => [one, value])));
  return base.values
    .map(({ value, product_count: products }) => ({ value, to: next.get(value) ?? null, products }))
    .filter(({ value, to, products }) => to !== value && products > 0);
}
