import { readDashboardPath } from '@etalage/api-contract/dashboard-path';

const FRAME_MARK = 'data-designer-frame';

/** Whether an address of the dashboard opens the designer, with the website in it or without (ROUTE-15). */
export const isDesignerPath = (pathname: string) =>
  /^\/(paginas|wm\/templates)\/[^/]+\/?$/.test(readDashboardPath(pathname).path);

/**
 * Preloads the canvas in a hidden frame, before the document has been fetched: its code is the same for every page. Does
 * nothing if there is a canvas already.
 */
export function startFrame(): void {
  if (find()) return;
  const waiting = document.createElement('div');
  waiting.hidden = true;
  waiting.append(createFrame());
  document.body.append(waiting);
}

/** Moves the canvas to its place on the screen and returns it; a browser that cannot move a frame reloads it. */
export function placeFrame(place: HTMLElement): HTMLIFrameElement {
  const frame = find() ?? createFrame();
  const waiting = frame.parentElement;
  // Only `moveBefore` keeps a frame loaded; the target must already be in the document.
  if (waiting && 'moveBefore' in place) place.moveBefore(frame, null);
  else place.append(frame);
  waiting?.remove();
  return frame;
}

/** Removes a canvas that no screen has shown. */
export const dropWaitingFrame = () =>
  document.querySelector(`[hidden] > [${FRAME_MARK}]`)?.parentElement?.remove();

const find = () => document.querySelector<HTMLIFrameElement>(`iframe[${FRAME_MARK}]`);

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(FRAME_MARK, '');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = '/designer-frame.html';
  return frame;
}
