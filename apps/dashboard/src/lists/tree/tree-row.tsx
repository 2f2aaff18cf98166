import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Menu, type MenuEntry } from '@etalage/ui-kit/dashboard';
import type { KeyboardEvent, ReactNode } from 'react';
import { stepOfKey } from './step-of-key.ts';
import * as styles from './tree-rows.css.ts';
import { placeOfStep, type TreeNode, type TreeRow, type TreeStep } from './tree-rows.ts';
import { useEntryDrag } from './use-entry-drag.ts';

interface FrameProps<Node> {
  row: TreeRow<Node>;
  /** What the entry is called. */
  name: string;
  onStep: (way: TreeStep) => void;
  /** What stands beside the handle. */
  head: ReactNode;
  /** What stands below it while it is open. */
  children?: ReactNode;
}

/** An entry of a tree at its level: its handle moves it by mouse, finger or arrow keys, and Alt with an arrow does too. */
export function TreeEntry<Node extends TreeNode<Node>>({
  row,
  name,
  onStep,
  head,
  children,
}: FrameProps<Node>) {
  const t = useText();
  const { id } = row.node;
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
      className={`${styles.entry} ${styles.levels[row.level]}`}
      data-dragging={drag.isDragging || undefined}
    >
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on the buttons in it */}
      <div {...drag.row} className={styles.entryHead} onKeyDown={press}>
        <button
          type="button"
          data-handle
          className={`${controlButton.icon} ${styles.handle}`}
          aria-label={t('tree_drag', { name })}
          {...drag.handle}
        >
          <Icon name="drag" />
        </button>
        {head}
      </div>
      {children}
    </li>
  );
}

/** The level of an entry and its place there, for screen readers. */
export function TreeLevel<Node>({ row: { level, index, count } }: { row: TreeRow<Node> }) {
  const t = useText();
  return <span className={styles.onlyRead}>{t('tree_level', { level, place: index + 1, count })}</span>;
}

const allWays: readonly TreeStep[] = ['up', 'down', 'in', 'out'];

interface MenuProps<Node> {
  row: TreeRow<Node>;
  rows: readonly TreeRow<Node>[];
  name: string;
  onStep: (way: TreeStep) => void;
  /** Where it can be moved; a list of one level has no in and out. */
  ways?: readonly TreeStep[];
  /** What stands above and below the steps. */
  before: readonly MenuEntry[];
  after?: readonly MenuEntry[];
}

/** The menu of an entry, which moves it too. */
export function TreeEntryMenu<Node extends TreeNode<Node>>(props: MenuProps<Node>) {
  const { row, rows, name, onStep, ways = allWays, before, after = [] } = props;
  const t = useText();
  const steps = ways.map((way) => ({
    text: t(`tree_move_${way}`),
    keys: t(`tree_keys_${way}`),
    disabled: placeOfStep(rows, row.node.id, way) === undefined,
    onChoose: () => onStep(way),
  }));
  return (
    <Menu
      trigger={
        <button type="button" className={controlButton.icon} aria-label={t('tree_menu', { name })}>
          <Icon name="more" />
        </button>
      }
      entries={[...before, ...steps, ...after]}
    />
  );
}
