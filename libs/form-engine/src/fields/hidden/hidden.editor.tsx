import { useEffect } from 'react';
import { useScope } from '../../form-parts/form-scope.tsx';
import { keyOf } from '../../form-parts/use-field.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';

/** Renders nothing; puts the value of the definition into the form if nothing is stored yet. */
export function HiddenWidget({ definition }: WidgetProps) {
  const { store } = useScope();
  const { value } = definition;
  const key = keyOf(definition);
  useEffect(() => {
    if (value !== undefined && store.values()[key] === undefined) store.set(key, value);
  }, [store, key, value]);
  return null;
}
