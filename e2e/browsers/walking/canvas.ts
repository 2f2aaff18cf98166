import { expect } from '@playwright/test';
import type { Tab } from '../driving/tab.ts';
import type { Point } from './input-sources.ts';

const SHEET = '[data-drop="canvas"]';

/** The page within the designer. */
export const canvasOf = (tab: Tab) => tab.frame(`${SHEET} iframe`);

/** The headings of the page, in their order. */
export function headingsIn(tab: Tab): Promise<string[]> {
  return canvasOf(tab).evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent ?? ''),
  );
}

/** Position of a text of the page in the window; the canvas is scaled. */
export async function pointAt(tab: Tab, text: string): Promise<Point> {
  let inside: Point | null = null;
  await expect
    .poll(async () => (inside = await canvasOf(tab).evaluate(placeOfText, text)), { timeout: 60_000 })
    .not.toBeNull();
  const sheet = await tab.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    const { x, y } = element?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { x, y, scale: Number(element?.dataset['scale']) };
  }, SHEET);
  const { x, y } = inside as unknown as Point;
  return { x: sheet.x + x * sheet.scale, y: sheet.y + y * sheet.scale };
}

/** Runs in the canvas: a place on the first text that contains this one. */
function placeOfText(text: string): Point | null {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!node.data.includes(text) || !node.parentElement?.checkVisibility()) continue;
    node.parentElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 40), y: top + height / 2 };
  }
  return null;
}
