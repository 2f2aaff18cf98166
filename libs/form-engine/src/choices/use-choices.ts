import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LoadingState } from '../controls/loading.tsx';
import { useScope } from '../form-parts/form-scope.tsx';
import { keyOf } from '../form-parts/use-field.ts';
import { loaderOf, type ChoiceField, type FieldOption } from './choice-options.ts';
import { choicesOf, type Choice } from './choice.ts';

export interface LoadedChoices extends LoadingState {
  choices: readonly Choice[];
  options: readonly FieldOption[];
}

const NO_OPTIONS: readonly FieldOption[] = [];

/** The choices of a field: given, or loaded at the start and on each `{key}_refresh_fetch` (FPROP-18, FPROP-20). */
export function useChoices(definition: ChoiceField): LoadedChoices {
  const { events } = useScope();
  const load = loaderOf(definition);
  const given = definition.options ?? NO_OPTIONS;
  const [loaded, setLoaded] = useState<readonly FieldOption[]>(NO_OPTIONS);
  const [state, setState] = useState<LoadingState['state']>(load ? 'loading' : 'ready');
  const latest = useRef(0);

  const reload = useCallback(() => {
    if (!load) return;
    const request = ++latest.current;
    // A reply to an earlier request is ignored.
    const settle = (act: () => void) => (request === latest.current ? act() : undefined);
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
    // oxlint-disable-next-line react/set-state-in-effect -- the load starts when the field is shown
    reload();
    events.addEventListener(event, reload);
    return () => {
      latest.current += 1;
      events.removeEventListener(event, reload);
    };
  }, [events, event, reload]);

  const { track_by, label_key } = definition;
  const options = load ? loaded : given;
  const choices = useMemo(() => choicesOf(options, { track_by, label_key }), [options, track_by, label_key]);
  return { choices, options, state, reload };
}
