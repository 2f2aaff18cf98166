import type { ReferenceTarget } from '../definition/reference.ts';
import type { Referable, ReferenceSource } from '../form-parts/reference-source.ts';

export function referable(id: string, title: string, more: Partial<Referable> = {}): Referable {
  return { id, title, detail: '', picture: '', ...more };
}

/** A source over lists in memory, in pages of three. */
export function sampleReferences(
  lists: Partial<Record<ReferenceTarget, readonly Referable[]>>,
  perPage = 3,
): ReferenceSource {
  return {
    list: async ({ kind, query, offset }) => {
      const words = query.toLowerCase().split(/\s+/);
      const fits = ({ title }: Referable) => words.every((word) => title.toLowerCase().includes(word));
      const found = (lists[kind] ?? []).filter(fits);
      return { items: found.slice(offset, offset + perPage), total: found.length };
    },
    named: async (kind, ids) => (lists[kind] ?? []).filter(({ id }) => ids.includes(id)),
  };
}
