import type { Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { pathsOf, scrollDown, showcaseOrigin } from '../support/showcase.ts';
import { expect, test } from '../support/visitor-test.ts';

test.setTimeout(120_000);

/** What a page stored in the browser, by name. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...kept];
}

// The base test fails for every request to another host.
for (const whole of [false, true])
  test(
    `nothing of ${whole ? 'any page' : 'the page with every block'} asks another website or stores anything before consent`,
    onlyDeep,
    async ({ page, baseURL }) => {
      const origin = showcaseOrigin(baseURL);
      await page.goto(origin);
      const paths = whole ? await pathsOf(page) : ['/'];
      expect(paths).toContain('/');
      for (const path of paths) {
        await page.goto(origin + path);
        await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
        await scrollDown(page);
        expect(await storedNames(page), path).toEqual([]);
      }
    },
  );
