import { blockDefinitions, type BlockDefinition } from '@etalage/blocks/schema';
import { useText } from '@etalage/ui-kit';
import { useEffect, useState } from 'react';
import type { BlockId } from '@etalage/site-model';
import { useCanvas } from '../canvas-context.ts';
import { wrapperOf } from './block-at.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { listenToPointer } from './listen-to-pointer.ts';
import { nameNestedFrames } from '../name-nested-frames.ts';
import * as styles from '../frame.css.ts';

/** Milliseconds after which the editor of texts is loaded: once the page is painted. */
const EDITOR_DELAY = 300;

/** Handles pointer and keys of the canvas, and announces the selection. */
export function CanvasInput() {
  const canvas = useCanvas();
  const t = useText();
  const [selected, setSelected] = useState<BlockId | null>(null);
  useEffect(() => {
    document.body.tabIndex = 0;
    document.body.setAttribute('aria-label', t('designer_frame_label'));
    const ends = [
      listenToPointer(canvas),
      listenToKeys(canvas),
      nameNestedFrames(t),
      canvas.selection.onChange((id, how) => {
        setSelected(id);
        if (how === 'reveal' && id) reveal(id);
      }),
    ];
    // Soon, because without a connection a text can be opened only if the editor is loaded.
    const idle = setTimeout(canvas.text.prepare, EDITOR_DELAY);
    window.addEventListener('online', canvas.text.prepare);
    return () => {
      clearTimeout(idle);
      window.removeEventListener('online', canvas.text.prepare);
      for (const end of ends) end();
    };
  }, [canvas, t]);
  const type = selected === null ? undefined : canvas.store.block(selected)?.type;
  const definitions: Record<string, BlockDefinition> = blockDefinitions;
  const title = type && Object.hasOwn(definitions, type) ? definitions[type]?.title : undefined;
  return (
    <p className={styles.spoken} role="status">
      {title && t('designer_frame_selected', { title: t(title) })}
    </p>
  );
}

function reveal(id: BlockId) {
  const element = wrapperOf(id)?.firstElementChild;
  const box = element?.getBoundingClientRect();
  if (!element || !box) return;
  const inView = box.top >= 0 && box.top < innerHeight - Math.min(box.height, innerHeight / 3);
  if (!inView) element.scrollIntoView({ block: box.height > innerHeight ? 'start' : 'center' });
}
