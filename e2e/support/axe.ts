import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with the rule and the element of every accessibility violation on the page once nothing on it fades or moves. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await settle(page);
  // Only violations are read, so nothing else is written out. Frames need a page of axe's own to gather their results
  // on; without frames one run inside the page says the same in half the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ['violations'] });
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  const found = violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`),
  );
  expect(found, `axe: ${state}`).toEqual([]);
}

/** What fades in has the contrast of neither its start nor its end, so animations that end are let end. */
async function settle(page: Page): Promise<void> {
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
  await expect.poll(() => page.evaluate(isMoving), 'the page stands still').toBe(false);
}
