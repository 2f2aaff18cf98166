import { MAX_CATEGORY_LEVELS } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useMemo } from 'react';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { placeOfStep, rowsOf, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import type { ListedCategory } from '../../queries/category-queries.ts';
import * as styles from './categories.css.ts';
import { CategoryRow } from './category-row.tsx';
import { categoryNodes } from './category-tree.ts';
import { useMoveCategory } from './use-move-category.ts';

/** The categories below each other, moved by mouse, finger, keys or their menu. */
export function CategoryList({ categories }: { categories: readonly ListedCategory[] }) {
  const t = useText();
  const rows = useMemo(() => rowsOf(categoryNodes(categories)), [categories]);
  const [list, focusLater] = useFocusLater();
  const { move, moved, failure } = useMoveCategory(rows);

  function step(id: string, way: TreeStep) {
    const place = placeOfStep(rows, id, way);
    if (!place) return;
    move(id, place);
    focusLater(id, 'handle');
  }
  return (
    <section ref={list} className={styles.list} aria-label={t('categories_heading')}>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      <DragRows
        rows={rows}
        most={MAX_CATEGORY_LEVELS}
        nameOf={({ category }) => category.title}
        onDrop={move}
      >
        {(row) => <CategoryRow row={row} rows={rows} onStep={(way) => step(row.node.id, way)} />}
      </DragRows>
      <p className={styles.soft}>{t('tree_keys')}</p>
      <p role="status" className={styles.onlyRead}>
        {moved}
      </p>
    </section>
  );
}
