import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with the rule and the element of every accessibility violation on the page, once its animations have ended.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await judge(page, state, page.frames().length > 1);
}

/** The same for the page around its frames, when the content of the frames is checked in another state. */
export async function expectAccessibleAround(page: Page, state: string): Promise<void> {
  await judge(page, state, false);
}

/** The same at other widths too, in the current state of the page; restores the width afterwards. */
export async function expectAccessibleAt(
  page: Page,
  widths: readonly number[],
  state: string,
): Promise<void> {
  await expectAccessible(page, state);
  const own = page.viewportSize();
  if (!own) throw new Error('the window has no size');
  for (const width of widths.filter((one) => one !== own.width)) {
    await page.setViewportSize({ ...own, width });
    await expectAccessible(page, `${state}, ${width} px`);
  }
  await page.setViewportSize(own);
}

async function judge(page: Page, state: string, withFrames: boolean): Promise<void> {
  await settle(page);
  // Only violations are used, so nothing else is computed. Frames need a page of axe's own to gather their results on;
  // without frames one run inside the page gives the same result in half the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] });
  if (!withFrames) axe.exclude('iframe');
  const { violations } = await axe.setLegacyMode(!withFrames).analyze();
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`),
  );
  expect(found, `axe: ${state}`).toEqual([]);
}

/**
 * During a fade the contrast is that of neither its start nor its end, so the test waits for finite animations.
 */
async function settle(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  await expect.poll(() => page.evaluate(isMoving), 'no animation is running').toBe(false);
}
