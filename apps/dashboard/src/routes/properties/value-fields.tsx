import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import type { OpenedProperty } from '../../queries/property-queries.ts';
import { AddValue } from './add-value.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import * as styles from './properties.css.ts';
import { mergedRows, type PropertyForm } from './property-form.ts';
import { useValueRows } from './use-value-rows.ts';
import { ValueEntry } from './value-entry.tsx';

/** The values of a property: renamed, coloured, moved, merged and deleted; nothing is stored before the save. */
export function ValueFields({ base }: { base: OpenedProperty }) {
  const t = useText();
  const { control, formState } = useFormContext<PropertyForm>();
  const isColour = useWatch({ control, name: 'kind' }) === 'colour';
  const { values, rows, list, set, move, moved, change, step, remove } = useValueRows();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isMerging, setMerging] = useState(false);
  const marked = values.filter(({ id }) => chosen.has(id));
  const errors = formState.errors.values;
  return (
    <>
      {marked.length > 1 && (
        <MergeBar
          count={marked.length}
          onMerge={() => setMerging(true)}
          onNone={() => setChosen(new Set())}
        />
      )}
      <ListNotes message={errors?.message} isEmpty={values.length === 0} />
      <section ref={list} aria-label={t('properties_section_values')}>
        <DragRows
          rows={rows}
          most={1}
          nameOf={({ row }) => row.value}
          onDrop={(id, { index }) => move(id, index)}
        >
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
        <p role="status" className={styles.onlyRead}>
          {moved}
        </p>
      </section>
      <AddValue />
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

interface MergeBarProps {
  count: number;
  onMerge: () => void;
  onNone: () => void;
}

function MergeBar({ count, onMerge, onNone }: MergeBarProps) {
  const t = useText();
  return (
    <div className={styles.mergeBar}>
      <span>{t('properties_chosen', { count })}</span>
      <Action onClick={onMerge}>{t('properties_merge')}</Action>
      <Action onClick={onNone}>{t('properties_unchoose')}</Action>
    </div>
  );
}

function ListNotes({ message, isEmpty }: { message: string | undefined; isEmpty: boolean }) {
  const t = useText();
  return (
    <>
      {message && (
        <p role="alert" className={styles.refused}>
          {message}
        </p>
      )}
      {isEmpty && <p className={styles.soft}>{t('properties_no_values')}</p>}
    </>
  );
}
