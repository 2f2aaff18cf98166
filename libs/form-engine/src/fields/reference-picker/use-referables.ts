import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadingState } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { ReferablePage } from '../../form-parts/reference-source.ts';

/** Pause in typing before it is searched, in milliseconds. */
const PAUSE = 200;

const NOTHING: ReferablePage = { items: [], total: 0 };

interface Referables extends LoadingState {
  page: ReferablePage;
  /** Words that `page` answers. */
  answered: string;
  more: () => void;
}

/** What can be chosen for the words typed so far; the answer before stays until the next one is there. */
export function useReferables(kind: ReferenceTarget, query: string): Referables {
  const { references } = useFieldServices();
  const [{ page, answered }, setAnswer] = useState({ page: NOTHING, answered: '' });
  const [state, setState] = useState<LoadingState['state']>('loading');
  const round = useRef(0);

  const load = useCallback(
    (before: ReferablePage) => {
      if (!references) return;
      const mine = ++round.current;
      setState('loading');
      references.list({ kind, query, offset: before.items.length }).then(
        (next) => {
          // A slower answer to an earlier question is dropped.
          if (mine !== round.current) return;
          setAnswer({ page: { ...next, items: [...before.items, ...next.items] }, answered: query });
          setState('ready');
        },
        () => mine === round.current && setState('failed'),
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
      round.current += 1;
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
