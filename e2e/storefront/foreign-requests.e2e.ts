import type { Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { expect, test } from '../support/visitor-test.ts';

test.setTimeout(120_000);

/** The website with every section and content block, and with a list of cookies that needs consent. */
const showcase = (baseURL: string) => {
  const address = new URL(baseURL);
  address.hostname = `kitchen-sink.${address.hostname}`;
  return address.origin;
};

/** What a page stored in the browser, by name. */
async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...kept];
}

/** The paths of all pages of a website. */
async function pathsOf(page: Page): Promise<string[]> {
  const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** Shows all of a page, because some of it is loaded once it is seen. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

// The base test fails for every request to another host.
for (const whole of [false, true])
  test(
    `nothing of ${whole ? 'any page' : 'the page with every block'} asks another website or stores anything before consent`,
    whole ? onlyDeep : {},
    async ({ page, baseURL }) => {
      const origin = showcase(baseURL ?? '');
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
