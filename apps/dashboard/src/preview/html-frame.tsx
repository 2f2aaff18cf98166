import { useEffect, useRef } from 'react';
import * as styles from './preview.css.ts';
import { useScale } from './use-scale.ts';

interface Props {
  /** Name of the frame for screen readers. */
  title: string;
  /** A complete document without scripts; none would run. */
  html: string;
  /** Size of the window that is shown, in pixels; it is scaled down to the available width. */
  width: number;
  height: number;
}

/** A document such as a mail. A change of it is written into the frame, which does not load again. */
export function HtmlFrame({ title, html, width, height }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scale = useScale(place, width);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (!root) return;
    const next = new DOMParser().parseFromString(html, 'text/html').documentElement;
    root.lang = next.lang;
    root.replaceChildren(...next.childNodes);
  }, [html]);
  return (
    <div ref={place} className={styles.place} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        sandbox="allow-same-origin"
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
