import type { Rect } from '../../store/designer-state.ts';
import { treeRects } from './tree-rects.ts';
import type { DragSurface } from './drag-store.ts';
import type { Point } from './drop-line.ts';

/** An area of the screen where blocks can be dropped, with the boxes of its blocks in its own coordinates. */
export interface Surface {
  name: DragSurface;
  rects: Readonly<Record<string, Rect>>;
  point: Point;
  /** Its box in the window, and how many pixels of the window one of its own pixels is. */
  box: { top: number; bottom: number; width: number; height: number };
  scale: number;
}

/** The surface under a point of the window; undefined if there is none. The tree is above the page. */
export function surfaceAt(point: Point, canvasRects: Readonly<Record<string, Rect>>): Surface | undefined {
  const tree = document.querySelector<HTMLElement>('[data-drop="tree"]');
  if (tree && holds(tree, point)) {
    return { name: 'tree', rects: treeRects(tree), point, box: tree.getBoundingClientRect(), scale: 1 };
  }
  const panel = document.querySelector<HTMLElement>('[data-drop="none"]');
  if (panel && holds(panel, point)) return undefined;
  const canvas = document.querySelector<HTMLElement>('[data-drop="canvas"]');
  if (!canvas || !holds(canvas, point)) return undefined;
  const box = canvas.getBoundingClientRect();
  const scale = Number(canvas.dataset['scale']);
  return {
    name: 'canvas',
    rects: canvasRects,
    point: { x: (point.x - box.left) / scale, y: (point.y - box.top) / scale },
    box,
    scale,
  };
}

function holds(element: HTMLElement, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
