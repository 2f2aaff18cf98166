import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Icon } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { DragHandle } from './drag-handle.tsx';
import type { PageTreeRow } from './page-tree.ts';
import * as styles from './tree.css.ts';

interface Props {
  row: PageTreeRow;
  /** In the list of what was searched nothing is opened or dragged. */
  isFlat: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** The first cell of a row: how deep it stands, what opens it, and the name of a folder. */
export function TreeCell({ row, isFlat, onToggle, children }: Props) {
  const t = useText();
  const { node, level, isOpen } = row;
  if (isFlat) return children;
  const shown = styles.shownLevels[Math.min(level, styles.shownLevels.length - 1)] ?? 0;
  return (
    <span className={`${styles.cell} ${styles.levels[shown]}`}>
      <DragHandle path={node.path} title={node.title} isMovable={node.path !== '/'} />
      {node.children.length > 0 ? (
        <button
          type="button"
          className={`${aboveRowLink} ${styles.toggle}`}
          aria-expanded={isOpen}
          aria-label={t('pages_tree_open', { title: node.title })}
          onClick={onToggle}
        >
          <Icon name="next" size={16} className={styles.arrow} />
        </button>
      ) : (
        <span className={styles.noToggle} />
      )}
      {children}
    </span>
  );
}
