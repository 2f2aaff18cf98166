import type { Page } from '@playwright/test';

/** The website Voorbeelden: every section and block, extreme data, and a list of cookies that needs consent. */
export function showcaseOrigin(baseURL = ''): string {
  const address = new URL(baseURL);
  address.hostname = `voorbeelden.${address.hostname}`;
  return address.origin;
}

/** Its pages with extreme data. */
export const extremePaths = [
  '/lange-teksten',
  '/zonder-afbeeldingen',
  '/een-item',
  '/veertig-items',
  '/lange-titels',
  '/lange-titels/langste-titel',
  '/lange-titels/zonder-foto',
  '/een-stoel',
  '/veertig-stoelen',
] as const;

/** All that visitors can find of it, apart from its other products. */
export const showcasePaths = [
  ...extremePaths,
  '/',
  '/secties',
  '/oudere-sjablonen',
  '/galerijen-en-sliders',
  '/koppen',
  '/opties',
  '/opties/alle-opties',
] as const;

/** The beginning of the paths of pages that other tests of the run make. */
const MADE_BY_TESTS = '/proef-';

/** The paths of all seeded pages of the website of the current page, from its sitemap. */
export async function pathsOf(page: Page): Promise<string[]> {
  const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return paths.filter((path) => !path.startsWith(MADE_BY_TESTS));
}

/** Shows all of a page, because some of it is loaded once it is seen. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}
