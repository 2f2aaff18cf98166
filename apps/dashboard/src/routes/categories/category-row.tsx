import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge, controlButton, Icon, Menu } from '@etalage/ui-kit/dashboard';
import type { KeyboardEvent } from 'react';
import { stepOfKey } from '../../lists/tree/step-of-key.ts';
import * as tree from '../../lists/tree/tree-rows.css.ts';
import { placeOfStep, type TreeRow, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useEntryDrag } from '../../lists/tree/use-entry-drag.ts';
import { ScreenLink, useOpenScreen } from '../../session/screen-link.tsx';
import * as styles from './categories.css.ts';
import type { CategoryNode } from './category-tree.ts';

interface Props {
  row: TreeRow<CategoryNode>;
  rows: readonly TreeRow<CategoryNode>[];
  onStep: (way: TreeStep) => void;
}

/** A category: its handle and its menu move it, its name opens it. */
export function CategoryRow({ row, rows, onStep }: Props) {
  const t = useText();
  const { id, title, url, status, product_count } = row.node.category;
  const drag = useEntryDrag(id);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = stepOfKey(event);
    if (!way) return;
    event.preventDefault();
    onStep(way);
  };
  return (
    <li
      data-entry={id}
      className={`${tree.entry} ${tree.levels[row.level]}`}
      data-dragging={drag.isDragging || undefined}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on the buttons in it */}
      <div {...drag.row} className={tree.entryHead} onKeyDown={press}>
        <button
          type="button"
          data-handle
          className={`${controlButton.icon} ${tree.handle}`}
          aria-label={t('menus_entry_drag', { name: title })}
          {...drag.handle}
        >
          <Icon name="drag" />
        </button>
        <span className={styles.names}>
          <ScreenLink className={styles.title} to={`/categorieen/${encodeURIComponent(id)}`}>
            {title}
          </ScreenLink>
          <span className={styles.address}>{url}</span>
        </span>
        <span className={styles.onlyRead}>
          {t('menus_level', { level: row.level, place: row.index + 1, count: row.count })}
        </span>
        {status !== 'published' && (
          <Badge tone={status === 'draft' ? 'waiting' : 'neutral'}>{t(`products_state_${status}`)}</Badge>
        )}
        <span className={styles.count}>
          {product_count === 1
            ? t('categories_product')
            : t('categories_products', { count: formatCount(product_count) })}
        </span>
        <RowMenu row={row} rows={rows} onStep={onStep} />
      </div>
    </li>
  );
}

function RowMenu({ row, rows, onStep }: Props) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { id, title } = row.node.category;
  const open = (path: string) => void openScreen(path);
  const steps = (['up', 'down', 'in', 'out'] as const).map((way) => ({
    text: t(`menus_move_${way}`),
    keys: t(`menus_keys_${way}`),
    disabled: placeOfStep(rows, id, way) === undefined,
    onChoose: () => onStep(way),
  }));
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={controlButton.icon}
          aria-label={t('menus_entry_menu', { name: title })}
        >
          <Icon name="more" />
        </button>
      }
      entries={[
        {
          text: t('categories_open'),
          onChoose: () => open(`/categorieen/${encodeURIComponent(id)}`),
        },
        {
          text: t('categories_open_products'),
          onChoose: () => open(`/producten?categorie=${encodeURIComponent(id)}`),
        },
        ...steps,
      ]}
    />
  );
}
