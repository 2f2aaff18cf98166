import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LoadingState } from '../controls/loading.tsx';
import type { FetchOptions, FieldDefinition, FieldOption } from '../definition/field-definition.ts';
import { useScope } from '../form-parts/form-scope.tsx';
import { keyOf } from '../form-parts/use-field.ts';
import { choicesOf, type Choice } from './choice.ts';

export interface LoadedChoices extends LoadingState {
  choices: readonly Choice[];
  options: readonly FieldOption[];
}

const NO_OPTIONS: readonly FieldOption[] = [];

/** The choices of a field: given, or loaded at the start and at every `{key}_refresh_fetch` (FPROP-18, FPROP-20). */
export function useChoices(definition: FieldDefinition, fallback?: FetchOptions): LoadedChoices {
  const { events } = useScope();
  const load = definition.fetchOptions ?? definition.fetchFunction ?? definition.fetch ?? fallback;
  const given = definition.options ?? NO_OPTIONS;
  const [loaded, setLoaded] = useState<readonly FieldOption[]>(NO_OPTIONS);
  const [state, setState] = useState<LoadingState['state']>(load ? 'loading' : 'ready');
  const round = useRef(0);

  const reload = useCallback(() => {
    if (!load) return;
    const mine = ++round.current;
    // A slower answer to an earlier question is dropped.
    const settle = (act: () => void) => (mine === round.current ? act() : undefined);
    setState('loading');
    load().then(
      (options) =>
        settle(() => {
          setLoaded(options);
          setState('ready');
        }),
      () => settle(() => setState('failed')),
    );
  }, [load]);

  const event = `${keyOf(definition)}_refresh_fetch`;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the load begins with the field, and says so
    reload();
    events.addEventListener(event, reload);
    return () => {
      round.current += 1;
      events.removeEventListener(event, reload);
    };
  }, [events, event, reload]);

  const { track_by, label_key } = definition;
  const options = load ? loaded : given;
  const choices = useMemo(() => choicesOf(options, { track_by, label_key }), [options, track_by, label_key]);
  return { choices, options, state, reload };
}
