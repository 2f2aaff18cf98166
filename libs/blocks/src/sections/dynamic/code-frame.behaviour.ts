/** Most pixels that a frame may take. */
const HIGHEST = 10_000;

/** Gives a frame of custom code the height of its content, which the frame itself reports. */
export function start(element: HTMLElement): void {
  const frame = element as HTMLIFrameElement;
  addEventListener('message', ({ source, data }: MessageEvent<{ customCodeHeight?: unknown } | null>) => {
    const height = source === frame.contentWindow && data?.customCodeHeight;
    // A frame that is not laid out yet reports 0, and one without a height would never be laid out.
    if (typeof height !== 'number' || !(height > 0)) return;
    frame.style.setProperty('--frame-height', `${Math.min(height, HIGHEST)}px`);
  });
  // What it reported before this script ran is lost.
  frame.contentWindow?.postMessage('customCodeHeight', '*');
}
