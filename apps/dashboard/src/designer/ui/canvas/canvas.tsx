import { useText } from '@etalage/ui-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDesigner, useDesignerSession } from '../../session/designer-context.tsx';
import { useDrag } from '../drag/drag-store.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { canvasSize } from '../screen/canvas-size.ts';
import * as styles from './canvas.css.ts';
import { EmptyPage } from './empty-page.tsx';
import { useFrame } from './use-frame.ts';

/** Timeout for the frame to load, in milliseconds; the screen then shows that it failed. */
const FRAME_TIMEOUT = 12_000;

/** The page in its scaled frame, with the tools of the designer over it. */
export function Canvas({ kind }: { kind: 'page' | 'template' }) {
  const t = useText();
  const session = useDesignerSession();
  const { device } = useScreen();
  const room = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 1000, height: 700 });
  const ready = useDesigner((state) => state.frameReady);
  const isEmpty = useDesigner((state) => state.document.root.length === 0);
  const dragging = useDrag((state) => state.drag !== null);
  const late = useLateness(ready);
  const { width, height, scale } = canvasSize(device, window.innerWidth, space);
  const place = useFrame({ title: t('designer_canvas_title'), width, height, scale, dragging });

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const { paddingLeft, paddingBottom } = getComputedStyle(element);
      setSpace({
        width: element.clientWidth - 2 * parseFloat(paddingLeft),
        height: element.clientHeight - parseFloat(paddingBottom),
      });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    // A sheet that opens covers a part of the page: the selected block is scrolled into view.
    const { selected } = session.store.getState();
    if (selected !== null) session.select(selected);
  }, [session, width, height]);

  return (
    <div ref={room} className={device === 'desktop' ? styles.room : `${styles.room} ${styles.narrow}`}>
      <div
        className={styles.sheet}
        style={{ width: width * scale, height: height * scale }}
        data-drop="canvas"
        data-scale={scale}
      >
        <div ref={place} />
        {!ready && (
          <div className={styles.veil} role="status">
            <p>{t(late ? 'designer_canvas_failed' : 'designer_canvas_loading')}</p>
          </div>
        )}
        {ready && <CanvasOverlay scale={scale} />}
        {/* A dragged block is dropped on the page itself. */}
        {isEmpty && !dragging && <EmptyPage kind={kind} />}
      </div>
    </div>
  );
}

function useLateness(ready: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => setLate(true), FRAME_TIMEOUT);
    return () => clearTimeout(timer);
  }, [ready]);
  return late && !ready;
}
