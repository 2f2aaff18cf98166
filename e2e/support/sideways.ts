import { expect, type Page } from '@playwright/test';

/**
 * Fails with every element and text that sticks out of the window at the side, and with every text that is cut off there.
 * What stands in an element that scrolls is reached by scrolling it, and an ellipsis shows that there is more.
 */
export async function expectNothingSideways(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(findSideways), `sideways: ${state}`).toEqual([]);
}

/** Runs in the page, so it uses nothing from outside. */
async function findSideways(): Promise<string[]> {
  // A slide on its way is half outside its row; it is judged where it comes to rest.
  const moves = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let running = moves(); running.length > 0; running = moves())
    await Promise.allSettled(running.map(({ finished }) => finished));
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`);

  interface Frame {
    readonly element: Element;
    /** Whether what is wider than it can be scrolled to, or is marked with an ellipsis. */
    readonly isOpen: boolean;
  }
  const frames = new Map<Element, Frame | undefined>();
  /** The closest element, itself or around it, that hides or scrolls what is wider. */
  const frameOf = (element: Element | null): Frame | undefined => {
    if (!element || element === document.body) return undefined;
    if (frames.has(element)) return frames.get(element);
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isOpen = /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis';
    const frame = overflowX === 'visible' ? frameOf(element.parentElement) : { element, isOpen };
    frames.set(element, frame);
    return frame;
  };
  const sticksOut = ({ left, right }: DOMRect) => left < -0.5 || right > root.clientWidth + 0.5;
  const tell = (what: string, element: Element, text: string, { left, right }: DOMRect) => {
    const section = element.closest('section, header, footer')?.className ?? '';
    const range = `${Math.round(left)} to ${Math.round(right)}`;
    found.push(`${what} (${range}): ${element.tagName} "${text.trim().slice(0, 30)}" in ${section}`);
  };
  const judgeText = (node: Node, element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const frame = frameOf(element);
    if (!frame && sticksOut(text)) tell('text sticks out', element, node.textContent ?? '', text);
    if (!frame || frame.isOpen) return;
    const box = frame.element.getBoundingClientRect();
    const isHidden = box.width <= 1 || text.right <= box.left || text.left >= box.right;
    if (!isHidden && (text.left < box.left - 1 || text.right > box.right + 1))
      tell('text is cut off', element, node.textContent ?? '', text);
  };
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1;
    if (!isSeen || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (sticksOut(box) && !frameOf(element.parentElement))
      tell('sticks out', element, element.textContent ?? '', box);
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) judgeText(node, element);
  }
  return found;
}
