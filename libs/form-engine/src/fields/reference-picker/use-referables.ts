import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadingState } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { ReferablePage } from '../../form-parts/reference-source.ts';

/** Delay between the last key press and the search, in milliseconds. */
const PAUSE = 200;

const NOTHING: ReferablePage = { items: [], total: 0 };

export interface Referables extends LoadingState {
  page: ReferablePage;
  /** The query that `page` is the result of. */
  answered: string;
  more: () => void;
}

/** What can be chosen for a query; the previous result stays until the next one arrives. */
export function useReferables(kind: ReferenceTarget, query: string): Referables {
  const { references } = useFieldServices();
  const [{ page, answered }, setAnswer] = useState({ page: NOTHING, answered: '' });
  const [state, setState] = useState<LoadingState['state']>('loading');
  const latest = useRef(0);

  const load = useCallback(
    (before: ReferablePage) => {
      if (!references) return;
      const request = ++latest.current;
      setState('loading');
      references.list({ kind, query, offset: before.items.length }).then(
        (next) => {
          // A reply to an earlier request is ignored.
          if (request !== latest.current) return;
          setAnswer({ page: { ...next, items: [...before.items, ...next.items] }, answered: query });
          setState('ready');
        },
        () => request === latest.current && setState('failed'),
      );
    },
    [references, kind, query],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => load(NOTHING), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [load]);

  const isCurrent = answered === query;
  return {
    page,
    answered,
    state,
    more: () => load(page),
    reload: () => load(isCurrent ? page : NOTHING),
  };
}
