import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { expectNoShift, watchShifts } from '../support/layout-shift.ts';
import { extremePaths, pathsOf, scrollDown, showcaseOrigin, showcasePaths } from '../support/showcase.ts';
import { expectNothingSideways } from '../support/sideways.ts';
import { expect, test } from '../support/visitor-test.ts';

test.setTimeout(180_000);

/** A page is opened at the first width of a row, where nothing may move, and then made narrower or wider. */
const widths = [
  [1600, 1190],
  [390, 768],
] as const;
const smallest = 320;

/** Several headers below each other have the same landmarks; a website has one. */
const except: Readonly<Record<string, readonly string[]>> = { '/koppen': ['landmark-unique'] };

async function judge(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectNothingSideways(page, `${path} at ${width} px`);
  await expectAccessible(page, `${path} at ${width} px`, except[path]);
}

for (const path of showcasePaths)
  test(
    `Voorbeelden ${path}: nothing moves, nothing sticks out, and it is accessible at every width`,
    onlyDeep,
    async ({ page, baseURL }) => {
      await watchShifts(page);
      for (const [first, ...others] of widths) {
        await page.setViewportSize({ width: first, height: 900 });
        await page.goto(showcaseOrigin(baseURL) + path);
        await scrollDown(page);
        await expectNoShift(page, `${path} at ${first} px`);
        for (const width of [first, ...others]) await judge(page, path, width);
      }
      if ((extremePaths as readonly string[]).includes(path)) await judge(page, path, smallest);
    },
  );

test(
  'the paths that are checked are all pages and categories of Voorbeelden',
  onlyDeep,
  async ({ page, baseURL }) => {
    await page.goto(showcaseOrigin(baseURL));
    const products = /^\/(opties|veertig-stoelen)\/(?!alle-opties)/;
    const paths = (await pathsOf(page)).filter((path) => !products.test(path));
    expect(paths.sort()).toEqual([...showcasePaths].sort());
  },
);
