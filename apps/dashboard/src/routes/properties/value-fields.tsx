import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useMemo, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { placeOfStep, rowsOf, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { OpenedProperty } from '../../queries/property-queries.ts';
import { AddValue } from './add-value.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import * as styles from './properties.css.ts';
import { mergedRows, type PropertyForm, type ValueRow } from './property-form.ts';
import { ValueEntry } from './value-entry.tsx';

/** A value as a row; none is below another one. */
export interface ValueNode {
  readonly id: string;
  readonly row: ValueRow;
  readonly items: readonly ValueNode[];
}

/** The values of a property: renamed, coloured, moved, merged and deleted; nothing is stored before the save. */
export function ValueFields({ base }: { base: OpenedProperty }) {
  const t = useText();
  const { control, setValue, getValues, formState } = useFormContext<PropertyForm>();
  const values = useWatch({ control, name: 'values' });
  const isColour = useWatch({ control, name: 'kind' }) === 'colour';
  const rows = useMemo(() => rowsOf<ValueNode>(values.map((row) => ({ id: row.id, row, items: [] }))), [values]);
  const [list, focusLater] = useFocusLater();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMerging, setMerging] = useState(false);
  const marked = values.filter(({ id }) => chosen.has(id));
  const set = (next: ValueRow[]) => setValue('values', next, { shouldDirty: true });
  const change = (id: string, part: Partial<ValueRow>) =>
    set(values.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const move = (id: string, index: number) => {
    const moved = values.find((row) => row.id === id);
    if (moved) set(values.filter((row) => row.id !== id).toSpliced(index, 0, moved));
  };
  const step = (id: string, way: TreeStep) => {
    const place = way === 'up' || way === 'down' ? placeOfStep(rows, id, way) : undefined;
    if (!place) return;
    move(id, place.index);
    focusLater(id, 'handle');
  };
  const remove = ({ id, from }: ValueRow) => {
    setValue('removed', [...getValues('removed'), ...from], { shouldDirty: true });
    set(values.filter((row) => row.id !== id));
  };
  const errors = formState.errors.values;
  return (
    <>
      {marked.length > 1 && (
        <div className={styles.mergeBar}>
          <span>{t('properties_chosen', { count: marked.length })}</span>
          <Action onClick={() => setMerging(true)}>{t('properties_merge')}</Action>
          <Action onClick={() => setChosen(new Set())}>{t('properties_unchoose')}</Action>
        </div>
      )}
      {errors?.message && (
        <p role="alert" className={styles.refused}>
          {errors.message}
        </p>
      )}
      {values.length === 0 && <p className={styles.soft}>{t('properties_no_values')}</p>}
      <section ref={list} aria-label={t('properties_section_values')}>
        <DragRows rows={rows} most={1} nameOf={({ row }) => row.value} onDrop={(id, { index }) => move(id, index)}>
          {(row) => (
            <ValueEntry
              row={row}
              base={base}
              isColour={isColour}
              isChosen={chosen.has(row.node.id)}
              error={errors?.[row.index]?.value?.message}
              onChoose={(on) => setChosen(withChoice(chosen, row.node.id, on))}
              onChange={(part) => change(row.node.id, part)}
              onStep={(way) => step(row.node.id, way)}
              onRemove={() => remove(row.node.row)}
            />
          )}
        </DragRows>
      </section>
      <AddValue values={values} isColour={isColour} onAdd={(row) => set([...values, row])} />
      {isMerging && (
        <MergeDialog
          rows={marked}
          base={base}
          onClose={() => setMerging(false)}
          onMerge={(kept) => {
            set(mergedRows(values, chosen, kept));
            setChosen(new Set());
            setMerging(false);
          }}
        />
      )}
    </>
  );
}

function withChoice(chosen: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (on) next.add(id);
  else next.delete(id);
  return next;
}
