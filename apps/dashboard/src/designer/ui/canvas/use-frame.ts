import { useLayoutEffect, useRef } from 'react';
import { placeFrame } from '../../frame/frame-element.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import * as styles from './canvas.css.ts';

interface Shown {
  title: string;
  width: number;
  height: number;
  scale: number;
  /** A drag that moves over the frame would otherwise end there. */
  dragging: boolean;
}

/** Shows the frame in the element of the returned ref; React does not create it, because it loads before the screen. */
export function useFrame({ title, width, height, scale, dragging }: Shown) {
  const session = useDesignerSession();
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const element = placeFrame(place.current);
    element.className = styles.frame;
    frame.current = element;
    const detach = session.attachFrame(element);
    return () => {
      detach();
      element.remove();
    };
  }, [session]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    Object.assign(frame.current, { title, width, height });
    Object.assign(frame.current.style, {
      transform: `scale(${scale})`,
      pointerEvents: dragging ? 'none' : '',
    });
  }, [session, title, width, height, scale, dragging]);
  return place;
}
