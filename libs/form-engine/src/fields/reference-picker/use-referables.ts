import { useCallback } from 'react';
import { usePagedSearch } from '../../controls/use-paged-search.ts';
import type { LoadingState } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { ReferablePage } from '../../form-parts/reference-source.ts';

interface Answer {
  readonly page: ReferablePage;
  readonly answered: string;
}

const NOTHING: Answer = { page: { items: [], total: 0 }, answered: '' };

export interface Referables extends LoadingState {
  page: ReferablePage;
  /** The query that `page` is the result of. */
  answered: string;
  more: () => void;
}

/** What can be chosen for a query; the previous result stays until the next one arrives. */
export function useReferables(kind: ReferenceTarget, query: string): Referables {
  const { references } = useFieldServices();
  const ask = useCallback(
    async ({ page: { items } }: Answer): Promise<Answer> => {
      const next = await references!.list({ kind, query, offset: items.length });
      return { page: { ...next, items: [...items, ...next.items] }, answered: query };
    },
    [references, kind, query],
  );
  const { found, state, load } = usePagedSearch(NOTHING, references ? ask : undefined);
  const isCurrent = found.answered === query;
  return {
    ...found,
    state,
    more: () => load(found),
    reload: () => load(isCurrent ? found : NOTHING),
  };
}
