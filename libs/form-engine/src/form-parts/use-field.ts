import { useCallback, useSyncExternalStore } from 'react';
import type { FormValues } from '../definition/conditional.ts';
import type { CommonOptions } from '../definition/field-definition.ts';
import { useScope } from './form-scope.tsx';
import type { Messages } from './form-store.ts';

/** The stored value of a key; re-renders for that key only. */
export function useStored(key: string): unknown {
  const { store } = useScope();
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.values()[key]);
}

/** The messages at a key. */
export function useMessages(key: string): Messages {
  const { store } = useScope();
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  return useSyncExternalStore(subscribe, () => store.errorsOf(key));
}

/** A value computed from all values; re-renders when it changes, not at every change of a value. */
export function useAnswer<T extends boolean | string | number>(ask: (values: FormValues) => T): T {
  const { store } = useScope();
  return useSyncExternalStore(store.subscribeAll, () => ask(store.values()));
}

/** The name of a field's value; fields that store nothing get an empty one. */
export function keyOf({ key, unique_identifier }: Pick<CommonOptions, 'key' | 'unique_identifier'>): string {
  return key ?? unique_identifier ?? '';
}
