import { hostHandshake, type HostChannel, type HostToFrameWire } from '@etalage/designer-protocol';
import type { PageDocument, Theme } from '@etalage/site-model';
import { useEffect, useRef, useState } from 'react';
import * as styles from './preview.css.ts';
import { useScale } from './use-scale.ts';

type Context = Extract<HostToFrameWire, { type: 'context' }>['payload'];

interface Props {
  /** Name of the frame for screen readers. */
  title: string;
  /** The page around the document, with header and footer. */
  context: Context;
  document?: PageDocument;
  /** The theme of the page, if it is another than that of the context; a change of it does not render the page again. */
  theme?: Theme;
  /** Size of the window that is shown, in pixels; it is scaled down to the available width. */
  width: number;
  height: number;
}

const noBlocks: PageDocument = { version: 1, root: [], blocks: {} };

/** A page as visitors see it, in the sandboxed frame of the canvas, to be looked at and tried. */
export function PreviewFrame({ title, context, document = noBlocks, theme, width, height }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [channel, setChannel] = useState<HostChannel | null>(null);
  const scale = useScale(place, width);
  useEffect(() => {
    const { contentWindow } = frame.current ?? {};
    if (!contentWindow) return undefined;
    return hostHandshake({
      self: window,
      frame: contentWindow,
      newToken: () => crypto.randomUUID(),
      onOpen: setChannel,
      log: () => undefined,
    });
  }, []);
  useEffect(
    () => channel?.send({ type: 'context', payload: { ...context, isPreview: true } }),
    [channel, context],
  );
  useEffect(
    () => channel?.send({ type: 'snapshot', payload: { revision: 0, document } }),
    [channel, document],
  );
  useEffect(() => {
    if (theme) channel?.send({ type: 'theme', payload: { theme } });
  }, [channel, context, theme]);
  return (
    <div ref={place} className={styles.place} style={{ height: height * scale }}>
      <iframe
        ref={frame}
        className={styles.frame}
        title={title}
        sandbox="allow-scripts allow-forms"
        src="/designer-frame.html"
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
