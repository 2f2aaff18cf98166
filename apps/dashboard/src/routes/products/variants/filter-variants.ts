import type { VariantForm } from '../options/variant-form.ts';

/** A variant as its table shows it. */
export interface VariantEntry {
  /** Of its row on the screen. */
  readonly key: string;
  /** Its place in the form. */
  readonly index: number;
  /** Its choices: "Eiken, Hoog". */
  readonly title: string;
  /** Ids of its choices. */
  readonly choices: readonly string[];
}

export interface VariantFilter {
  readonly query: string;
  /** Ids of choices, one of each option; '' for any. */
  readonly choices: readonly string[];
}

export const noFilter: VariantFilter = { query: '', choices: [] };

export function isFiltered({ query, choices }: VariantFilter): boolean {
  return query.trim() !== '' || choices.some(Boolean);
}

/** The variants with all chosen choices, and with each word of the query in their choices or numbers. */
export function filterVariants(
  entries: readonly VariantEntry[],
  filter: VariantFilter,
  numbersOf: (index: number) => Pick<VariantForm, 'article_number' | 'ean'> | undefined,
): readonly VariantEntry[] {
  if (!isFiltered(filter)) return entries;
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, index, choices }) => {
    if (!filter.choices.every((wanted, at) => wanted === '' || wanted === choices[at])) return false;
    if (words.length === 0) return true;
    const { article_number = '', ean = '' } = numbersOf(index) ?? {};
    const text = `${title} ${article_number} ${ean}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
