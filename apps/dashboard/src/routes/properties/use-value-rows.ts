import { useText } from '@etalage/ui-kit';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { placeOfStep, rowsOf, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { PropertyForm, ValueRow } from './property-form.ts';
import type { ValueNode } from './value-node.ts';

/** The rows of values in the form of a property, and what changes them. */
export function useValueRows() {
  const t = useText();
  const [moved, setMoved] = useState('');
  const { control, setValue, getValues } = useFormContext<PropertyForm>();
  const values = useWatch({ control, name: 'values' });
  const rows = useMemo(
    () => rowsOf<ValueNode>(values.map((row) => ({ id: row.id, row, items: [] }))),
    [values],
  );
  const [list, focusLater] = useFocusLater();
  const set = (next: ValueRow[]) => setValue('values', next, { shouldDirty: true });
  const move = (id: string, index: number) => {
    const row = values.find((one) => one.id === id);
    if (!row) return;
    set(values.filter((one) => one.id !== id).toSpliced(index, 0, row));
    setMoved(t('categories_products_moved', { title: row.value, place: index + 1 }));
  };
  return {
    values,
    rows,
    list,
    set,
    move,
    /** What was moved last and where to, for a screen reader. */
    moved,
    change: (id: string, part: Partial<ValueRow>) =>
      set(values.map((row) => (row.id === id ? { ...row, ...part } : row))),
    step(id: string, way: TreeStep) {
      const place = way === 'up' || way === 'down' ? placeOfStep(rows, id, way) : undefined;
      if (!place) return;
      move(id, place.index);
      focusLater(id, 'handle');
    },
    remove({ id, from }: ValueRow) {
      setValue('removed', [...getValues('removed'), ...from], { shouldDirty: true });
      set(values.filter((row) => row.id !== id));
    },
  };
}
