import type { Point } from './text-session.ts';

interface Caret {
  node: Node;
  offset: number;
}

/** The point of an element's box that is nearest to a point: beside a text the caret is at the end of that line. */
export function nearestPoint(element: Element, { x, y }: Point): Point {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: between(left + 1, x, right - 1), y: between(top + 1, y, bottom - 1) };
}

/** Where a click at this point puts the caret within an element; undefined if that is outside of it. */
export function caretAt(element: Element, point: Point): Caret | undefined {
  const caret = caretFrom(nearestPoint(element, point));
  return caret && element.contains(caret.node) ? caret : undefined;
}

function caretFrom({ x, y }: Point): Caret | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  return caretOfWebKit(x, y);
}

/** The older name of the same, which Safari has. */
function caretOfWebKit(x: number, y: number): Caret | undefined {
  const { caretRangeFromPoint } = document as {
    caretRangeFromPoint?: (x: number, y: number) => Range | null;
  };
  const range = caretRangeFromPoint?.call(document, x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, Math.max(least, most)));
