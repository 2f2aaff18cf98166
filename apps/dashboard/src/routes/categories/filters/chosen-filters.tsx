import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { DragRows } from '../../../lists/tree/drag-rows.tsx';
import { TreeEntry } from '../../../lists/tree/tree-row.tsx';
import { rowsOf, type TreeRow } from '../../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../../lists/tree/use-focus-later.ts';
import type { FilterKey } from '../../../queries/category-queries.ts';
import * as styles from './filters.css.ts';

interface FilterNode {
  readonly id: string;
  readonly title: string;
  /** Whether a product has it. */
  readonly isUsed: boolean;
  readonly items: readonly FilterNode[];
}

interface Props {
  chosen: readonly string[];
  known: readonly FilterKey[];
  onChange: (chosen: string[]) => void;
}

/** The chosen filters in their order, moved by mouse, finger or keys. */
export function ChosenFilters({ chosen, known, onChange }: Props) {
  const t = useText();
  const [moved, setMoved] = useState('');
  const [section, focusLater] = useFocusLater();
  const rows = rowsOf<FilterNode>(
    chosen.map((key) => {
      const found = known.find((one) => one.key === key);
      return { id: key, title: found?.title ?? key, isUsed: found?.is_used ?? false, items: [] };
    }),
  );
  const move = (key: string, index: number) => {
    if (index < 0 || index >= chosen.length) return;
    onChange(chosen.filter((one) => one !== key).toSpliced(index, 0, key));
    const title = rows.find(({ node }) => node.id === key)?.node.title ?? key;
    setMoved(t('categories_products_moved', { title, place: index + 1 }));
  };
  return (
    <section ref={section} className={styles.section} aria-label={t('categories_filters_order')}>
      <DragRows
        rows={rows}
        most={1}
        nameOf={({ title }) => title}
        onDrop={(key, { index }) => move(key, index)}
      >
        {(row) => (
          <ChosenFilter
            row={row}
            onMove={(index) => {
              move(row.node.id, index);
              focusLater(row.node.id, 'handle');
            }}
            onRemove={() => onChange(chosen.filter((one) => one !== row.node.id))}
          />
        )}
      </DragRows>
      <p role="status" className={styles.onlyRead}>
        {moved}
      </p>
    </section>
  );
}

interface FilterProps {
  row: TreeRow<FilterNode>;
  onMove: (index: number) => void;
  onRemove: () => void;
}

/** A chosen filter; one that no product has any more says so. */
function ChosenFilter({ row, onMove, onRemove }: FilterProps) {
  const t = useText();
  const { title, isUsed } = row.node;
  return (
    <TreeEntry
      row={row}
      name={title}
      onStep={(way) => {
        if (way === 'up') onMove(row.index - 1);
        if (way === 'down') onMove(row.index + 1);
      }}
      head={
        <>
          <span className={styles.names}>
            <span className={styles.title}>{title}</span>
            {!isUsed && <span className={styles.problem}>{t('categories_filters_unused')}</span>}
          </span>
          <button
            type="button"
            className={controlButton.icon}
            aria-label={t('categories_filters_remove', { title })}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </button>
        </>
      }
    />
  );
}
