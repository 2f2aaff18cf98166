import { useCallback, useEffect, useState } from 'react';
import type { LoadingState } from '../../controls/loading.tsx';
import type { ReferenceTarget } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { Referable } from '../../form-parts/reference-source.ts';

/** What is known of ids: the thing with that id, or `null` if it does not exist any more. */
type Known = ReadonlyMap<string, Referable | null>;

const NOTHING: Known = new Map();

export interface Named extends LoadingState {
  known: Known;
  /** Adds what a picker showed, so that it is not requested again. */
  learn: (items: Iterable<Referable>) => void;
}

/** What stored ids refer to; ids that are not known yet are requested together. */
export function useNamed(kind: ReferenceTarget, ids: readonly string[]): Named {
  const { references } = useFieldServices();
  const [known, setKnown] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  /** The request that failed, with the number of its attempt. */
  const [failed, setFailed] = useState('');
  const unknown = JSON.stringify(ids.filter((id) => !known.has(id)));
  const question = `${attempt} ${unknown}`;

  useEffect(() => {
    const missing = JSON.parse(unknown) as string[];
    if (missing.length === 0 || !references) return;
    let isCurrent = true;
    references.named(kind, missing).then(
      (items) => {
        if (!isCurrent) return;
        const found = new Map(items.map((item) => [item.id, item]));
        setKnown((was) => new Map([...was, ...missing.map((id) => [id, found.get(id) ?? null] as const)]));
      },
      () => isCurrent && setFailed(question),
    );
    return () => {
      isCurrent = false;
    };
  }, [references, kind, unknown, question]);

  const learn = useCallback(
    (items: Iterable<Referable>) =>
      setKnown((was) => new Map([...was, ...[...items].map((item) => [item.id, item] as const)])),
    [],
  );
  const reload = useCallback(() => setAttempt((was) => was + 1), []);
  const state = unknown === '[]' || !references ? 'ready' : failed === question ? 'failed' : 'loading';
  return { known, state, reload, learn };
}
