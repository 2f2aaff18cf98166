import type { InputSource, PointerAction } from '../driving/tab.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The keys that tests press, by their codes in the WebDriver standard. */
export const keys = { enter: '\uE006', escape: '\uE00C', end: '\uE010' } as const;

const mouse = (...actions: PointerAction[]): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions,
});
const move = ({ x, y }: Point, duration = 0): PointerAction => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});
const down: PointerAction = { type: 'pointerDown', button: 0 };
const up: PointerAction = { type: 'pointerUp', button: 0 };

export const clickAt = (point: Point): InputSource => mouse(move(point), down, up);
export const doubleClickAt = (point: Point): InputSource => mouse(move(point), down, up, down, up);

/** Presses the button and moves it to a place in small steps, as a hand does; the button stays down. */
export function dragTo(from: Point, to: Point): InputSource {
  const between = (part: number): Point => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  });
  const start = [1, 2, 3].map((step) => move({ x: from.x + step, y: from.y - 4 * step }, 20));
  const way = Array.from({ length: 10 }, (_, step) => move(between((step + 1) / 10), 30));
  return mouse(move(from), down, ...start, ...way, { type: 'pause', duration: 100 });
}
export const release = (): InputSource => mouse(up);

/** Types these characters and keys one after another. */
export const typed = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
