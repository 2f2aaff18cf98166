import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useDesigner } from '../../session/designer-context.tsx';
import { blockName } from '../blocks/block-name.ts';
import * as styles from './block-outline.css.ts';
import { scaled } from './scaled.ts';

interface Props {
  id: BlockId;
  kind: keyof typeof styles.outline;
  scale: number;
}

/** An outline around a block, with its name if it is only hovered. */
export function BlockOutline({ id, kind, scale }: Props) {
  const t = useText();
  const rect = useDesigner((state) => state.rects[id]);
  const block = useDesigner((state) => state.document.blocks[id]);
  if (!rect || !block) return null;
  const box = scaled(rect, scale);
  return (
    <div className={styles.outline[kind]} style={box} data-outline={kind}>
      {kind === 'hovered' && (
        <span className={box.top < 22 ? `${styles.tag} ${styles.tagInside}` : styles.tag}>
          {blockName(t, block)}
        </span>
      )}
    </div>
  );
}
