import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Icon } from '@etalage/ui-kit/dashboard';
import * as styles from './tree.css.ts';
import { useRowDrag } from './use-row-drag.ts';

interface Props {
  path: string;
  title: string;
  /** Whether it can be moved; the home page cannot. */
  isMovable: boolean;
}

/** By what a row is dragged, and the row as a place to drop another one. The menu of a row does the same without a drag. */
export function DragHandle({ path, title, isMovable }: Props) {
  const t = useText();
  const { place, handle, state } = useRowDrag(path, isMovable);
  return (
    <>
      <span {...place} className={styles.place} data-drop={state} />
      <span
        className={`${aboveRowLink} ${styles.handle}`}
        data-fixed={!isMovable || undefined}
        title={t('pages_drag', { title })}
        aria-hidden
        {...handle}
      >
        <Icon name="drag" size={16} />
      </span>
    </>
  );
}
