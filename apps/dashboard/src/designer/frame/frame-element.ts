const mark = 'data-designer-frame';

/** Whether a path of the dashboard opens the designer (ROUTE-15). */
export const isDesignerPath = (path: string) => /^\/(paginas|wm\/templates)\/[^/]+\/?$/.test(path);

/**
 * Has the canvas begin to load where nobody sees it, before there is a document: what it runs is the same for every page,
 * so that it waits for the document instead of the other way round. Does nothing when one is there already.
 */
export function startFrame(): void {
  if (find()) return;
  const waiting = document.createElement('div');
  waiting.hidden = true;
  waiting.append(createFrame());
  document.body.append(waiting);
}

/** Puts the canvas in its place on the screen, and answers it; a browser that cannot move a frame loads it again. */
export function placeFrame(place: HTMLElement): HTMLIFrameElement {
  const frame = find() ?? createFrame();
  const waiting = frame.parentElement;
  // `moveBefore` alone keeps what the frame has loaded; it takes no element that is not in the document yet.
  if (waiting && 'moveBefore' in place) place.moveBefore(frame, null);
  else place.append(frame);
  waiting?.remove();
  return frame;
}

/** Ends a canvas that no screen came to show. */
export const dropWaitingFrame = () => document.querySelector(`[hidden] > [${mark}]`)?.parentElement?.remove();

const find = () => document.querySelector<HTMLIFrameElement>(`iframe[${mark}]`);

function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute(mark, '');
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = '/designer-frame.html';
  return frame;
}
