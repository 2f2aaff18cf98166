import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useDesigner } from '../../session/designer-context.tsx';
import { rootOf } from '../blocks/insert-place.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { insertMiddle, insertPlace } from './insert-boxes.ts';
import * as styles from './insert-points.css.ts';

/** A button between every two sections; those of the selected section are visible, the others when they have focus. */
export function InsertPoints({ scale }: { scale: number }) {
  const t = useText();
  const { change, insertAt } = useScreen();
  const document = useDesigner((state) => state.document);
  const rects = useDesigner((state) => state.rects);
  const at = useDesigner((state) => state.hovered ?? state.selected);
  const near = at === null ? -1 : document.root.indexOf(rootOf(document, at));
  const end = document.root.length;
  return Array.from({ length: end + 1 }, (_, index) => {
    const middle = insertMiddle(document, rects, index, scale);
    if (!middle) return null;
    const open = insertAt?.parent === null && insertAt.index === index;
    const shown = open || index === near || index === near + 1 || (near < 0 && index === end);
    return (
      <button
        key={index}
        type="button"
        className={styles.insert}
        data-shown={shown}
        data-open={open}
        style={middle}
        aria-label={t('designer_insert_here', { index: index + 1 })}
        onClick={() => change({ panel: 'add', insertAt: insertPlace(index) })}
      >
        <Icon name="plus" size={16} />
      </button>
    );
  });
}
