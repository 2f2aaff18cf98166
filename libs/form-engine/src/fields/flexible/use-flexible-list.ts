import { useMemo, useState } from 'react';
import type { FieldOf } from '../../definition/field-definition.ts';
import { useScope } from '../../form-parts/form-scope.tsx';
import { keyOf } from '../../form-parts/use-field.ts';
import type { FlexibleConfig } from './flexible-config.ts';
import { newItem, readItems, withAttributes, withMoved, type FlexibleItem } from './flexible-items.ts';

/** The actions on a flexible list. Every change is applied to the current value, not to the one that was rendered. */
export function useFlexibleList(definition: FieldOf<'flexible'>, config: FlexibleConfig) {
  const { store } = useScope();
  const key = keyOf(definition);
  const [openKey, setOpenKey] = useState(() =>
    keyAtStart(readItems(store.values()[key]), config.selected_item),
  );
  const [leaving, setLeaving] = useState<string | null>(null);

  const actions = useMemo(() => {
    const change = (next: (items: FlexibleItem[]) => FlexibleItem[]) =>
      store.set(key, next(readItems(store.values()[key])));
    return {
      open: (item: string) => setOpenKey((open) => (open === item ? undefined : item)),
      remove: (item: string) => setLeaving(item),
      confirmRemove: (item: string) => change((items) => items.filter((one) => one.key !== item)),
      change: (item: string, changed: Readonly<Record<string, unknown>>) =>
        change((items) => withAttributes(items, item, changed)),
      moveTo: (item: string, to: number) => change((items) => withMoved(items, item, to)),
      move: (item: string, by: -1 | 1) =>
        change((items) => withMoved(items, item, items.findIndex((one) => one.key === item) + by)),
      add: (layout: string) => {
        const item = newItem(layout);
        change((items) => [...items, item]);
        return item.key;
      },
    };
  }, [store, key]);

  const add = (layout: string) => {
    const added = actions.add(layout);
    if (config.open_new_item) setOpenKey(added);
  };
  return { openKey, leaving, setLeaving, actions, add };
}

function keyAtStart(
  items: readonly FlexibleItem[],
  selected: string | number | undefined,
): string | undefined {
  return typeof selected === 'number' ? items[selected]?.key : selected;
}
