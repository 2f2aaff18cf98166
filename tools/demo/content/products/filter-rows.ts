import type { ProductDraft } from './product-draft.ts';

/** Titles of the list filters by key; their order is the order on screen. */
const listTitles: Readonly<Record<string, string>> = {
  soort: 'Soort',
  houtsoort: 'Houtsoort',
  materiaal: 'Materiaal',
  kleur: 'Kleur',
  vorm: 'Vorm',
  plaatsing: 'Plaatsing',
  levertijd: 'Levertijd',
};
const rangeTitles = { breedte: 'Breedte', prijs: 'Prijs' } as const;
const keys = [...Object.keys(listTitles), ...Object.keys(rangeTitles)];

/** One value of a product under one filter, as a row of the database. */
export interface FilterRow {
  readonly key: string;
  readonly title: string;
  readonly type: 'list' | 'range';
  readonly value: string;
  readonly number: number | null;
  readonly position: number;
}

/** The filter values of a product: its lists, and its width and price as ranges, without a hidden price. */
export function filterRowsOf(draft: ProductDraft): readonly FilterRow[] {
  const lists = Object.entries(draft.filters ?? {}).flatMap(([key, values]) =>
    [values].flat().map((value) => ({
      key,
      title: listTitles[key] ?? key,
      type: 'list' as const,
      value,
      number: null,
      position: keys.indexOf(key),
    })),
  );
  const price = draft.hide_price ? undefined : (draft.sale_price_cents ?? draft.price_cents) / 100;
  return [...lists, ...rangeRow('breedte', draft.width_cm), ...rangeRow('prijs', price)];
}

function rangeRow(key: keyof typeof rangeTitles, number: number | undefined): FilterRow[] {
  if (number === undefined) return [];
  return [
    {
      key,
      title: rangeTitles[key],
      type: 'range',
      value: String(number),
      number,
      position: keys.indexOf(key),
    },
  ];
}
