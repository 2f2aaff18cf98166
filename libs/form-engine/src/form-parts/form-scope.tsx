import { createContext, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { FormValues } from '../definition/conditional.ts';
import { createFormStore, type FormErrors, type FormStore } from './form-store.ts';

interface Scope {
  store: FormStore;
  /** Where `{key}_refresh_fetch` events arrive (FPROP-20). */
  events: EventTarget;
}

const ScopeContext = createContext<Scope | null>(null);

export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error('a field outside a form');
  return scope;
}

interface Props {
  values: FormValues;
  errors?: FormErrors | undefined;
  events?: EventTarget | undefined;
  onChange: (changed: Record<string, unknown>) => void;
  children: ReactNode;
}

const NO_ERRORS: FormErrors = {};

/** Provides fields with their values. A flexible item has its own scope, so that its keys are separate. */
export function FormScope({ values, errors = NO_ERRORS, events, onChange, children }: Props) {
  const [store] = useState(() => createFormStore(values));
  const [ownEvents] = useState(() => new EventTarget());
  useLayoutEffect(() => {
    store.reportTo(onChange);
    store.receive(values);
  }, [store, onChange, values]);
  // Apart from the values: messages of the server stay while a field is corrected.
  useLayoutEffect(() => store.setErrors(errors), [store, errors]);
  const scope = useMemo(() => ({ store, events: events ?? ownEvents }), [store, events, ownEvents]);
  return <ScopeContext value={scope}>{children}</ScopeContext>;
}
