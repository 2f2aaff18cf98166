import { expect, type Locator, type Page } from '@playwright/test';
import { untilAtRest } from './designer.ts';

interface Point {
  x: number;
  y: number;
}

/** The centre of an element in the window. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses the mouse and moves to a place, where a line shows the drop position; the button stays down. */
export async function dragWithMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 4, from.y - 12, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await expect(page.locator('[data-drop-mark]')).toBeVisible();
}

/** The same with touch, which starts with a long press. Returns the function that releases it. */
export async function dragWithFinger(page: Page, from: Point, to: Point): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const answers: Promise<unknown>[] = [];
  // The browser acknowledges a touch only after it has recognised the gesture, so the test does not wait for that.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    void answers.push(devTools.send('Input.dispatchTouchEvent', { type, touchPoints }));
  touch('touchStart', [from]);
  await expect(page.locator('[data-announcer]')).toHaveText(/ opgepakt\.$/);
  for (let step = 1; step <= 10; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / 10;
    touch('touchMove', [{ x: at(from.x, to.x), y: at(from.y, to.y) }]);
  }
  const mark = page.locator('[data-drop-mark]');
  await expect(mark).toBeVisible();
  // The mark shows the place of an earlier move until the page has followed the last one.
  await untilAtRest(mark);
  return async () => {
    touch('touchEnd', []);
    await Promise.all(answers);
    await devTools.detach();
  };
}
