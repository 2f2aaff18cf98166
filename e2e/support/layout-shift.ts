import { expect, type Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}
type Watched = Window & { shifts: Shift[] };

/** Records what moves by itself on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with what moved on the page since it was opened. */
export async function expectNoShift(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(() => (window as unknown as Watched).shifts), `moved: ${state}`).toEqual([]);
}

/** How much moved on the page since it was opened, as the sum of all shifts. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Watched).shifts.reduce((sum, { value }) => sum + value, 0));
