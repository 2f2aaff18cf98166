import { endpoints } from '@etalage/api-contract';
import type { Page, Request } from '@playwright/test';
import { tileOf, tiles, type Tile } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const searchBox = (page: Page) => page.getByRole('search');
const field = (page: Page) => searchBox(page).getByRole('searchbox', { name: 'Zoeken' });
const suggestions = (page: Page) => searchBox(page).getByRole('list', { name: 'Suggesties' });

/** Answers every search with this; returns the requests. */
async function answer(page: Page, results: readonly Tile[], hits = results.length): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(`**${endpoints.search.path}`, async (route) => {
    sent.push(route.request());
    await route.fulfill({ json: { results, info: { hits } } });
  });
  return sent;
}

/** Opens a page and focuses the search field, which starts the suggestions. */
async function open(page: Page, path = '/over-ons'): Promise<void> {
  await page.goto(path);
  await field(page).click();
  await page.waitForLoadState('networkidle');
}

test('SRCH-01 Enter leads to the results of the text', async ({ page }) => {
  const enter = async () => {
    await field(page).press('Enter');
    await expect(page).toHaveURL(({ pathname }) => pathname === '/search');
    expect(new URL(page.url()).searchParams.get('query')).toBe('rode stoel');
  };
  await page.goto('/over-ons');
  await field(page).fill('rode stoel');
  await enter();
  // Also while suggestions are shown.
  await answer(page, [tileOf('Stoel Sluis')]);
  await open(page);
  await field(page).fill('rode stoel');
  await expect(suggestions(page).getByRole('listitem')).toHaveText(['Stoel Sluis']);
  await enter();
});

test('SRCH-02 the magnifier leads to the results of the text', onlyDeep, async ({ page }) => {
  await page.goto('/over-ons');
  await field(page).fill('stoel');
  await searchBox(page).getByRole('button', { name: 'Zoeken', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?query=stoel$/);
});

test('SRCH-03 SRCH-05 SRCH-06 typing lists results with picture and title, their count and "Alles bekijken"', async ({
  page,
}) => {
  await answer(page, [tileOf('Stoel Sluis'), tileOf('Stoel Eb')], 12);
  await open(page);
  await field(page).pressSequentially('st');
  const rows = suggestions(page).getByRole('listitem');
  await expect(rows).toHaveText(['Stoel Sluis', 'Stoel Eb']);
  for (const row of await rows.all()) {
    await expect(row.locator('img')).toBeVisible();
    await expect
      .poll(() => row.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(searchBox(page).getByText('12 producten gevonden')).toBeVisible();
  const all = searchBox(page).getByRole('link', { name: 'Alles bekijken' });
  await expect(all).toBeVisible();
  const list = await suggestions(page).boundingBox();
  const link = await all.boundingBox();
  expect(link!.y).toBeGreaterThanOrEqual(list!.y + list!.height);
});

test('a broad search says how many products there are at least', onlyDeep, async ({ page }) => {
  await page.route(`**${endpoints.search.path}`, (route) =>
    route.fulfill({ json: { results: [tileOf('Stoel')], info: { hits: 10_000, may_be_more: true } } }),
  );
  await open(page);
  await field(page).pressSequentially('st');
  await expect(
    searchBox(page).getByText('Minstens 10.000 producten gevonden', { exact: true }),
  ).toBeVisible();
});

test(
  'SRCH-03 SRCH-31 the shop itself answers with results that have a title, an address and a picture',
  onlyDeep,
  async ({ page }) => {
    await open(page);
    const reply = page.waitForResponse(`**${endpoints.search.path}`);
    await field(page).pressSequentially('stoel');
    const { results, info } = (await (await reply).json()) as { results: Tile[]; info: { hits: number } };
    expect(results.length).toBeGreaterThan(1);
    expect(info.hits).toBeGreaterThan(0);
    for (const { title, url, main_image } of results)
      expect([typeof title, typeof url, typeof main_image]).toEqual(['string', 'string', 'string']);
    await expect(suggestions(page).getByRole('link', { name: 'Stoel Sluis' })).toBeVisible();
  },
);

test('SRCH-04 a result leads to its address', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^404 .*\/p\/stoel/);
  await answer(page, [
    tileOf('Stoel Eb', 100, { url: '/p/stoel-eb' }),
    tileOf('Stoel', 100, { url: '/p/stoel' }),
  ]);
  await open(page);
  await field(page).pressSequentially('stoel');
  await suggestions(page).getByRole('link', { name: 'Stoel', exact: true }).click();
  await expect(page).toHaveURL(/\/p\/stoel$/);
});

test(
  'SRCH-07 (partly) "Alles bekijken" leads to the results of what was typed',
  onlyDeep,
  async ({ page }) => {
    await answer(page, [tileOf('Rode stoel')]);
    await open(page);
    await field(page).pressSequentially('rode stoel');
    await searchBox(page).getByRole('link', { name: 'Alles bekijken' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/search');
    expect(new URL(page.url()).searchParams.get('query')).toBe('rode stoel');
  },
);

test('SRCH-07 SRCH-33 a search of at most 30 results is sent 200 ms after the last key, from two letters on', async ({
  page,
}) => {
  const sent = await answer(page, [tileOf('Stoel')]);
  await page.clock.install();
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).press('s');
  await page.clock.runFor(1_000);
  expect(sent).toHaveLength(0);
  await field(page).press('t');
  await page.clock.runFor(150);
  await field(page).press('o');
  await page.clock.runFor(199);
  expect(sent).toHaveLength(0);
  await page.clock.runFor(1);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.postDataJSON()).toMatchObject({ query: 'sto', limit: 30, current_url: '' });
});

test(
  'SRCH-07 (partly) an older response does not replace that of a newer text',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/Failed to fetch|aborted/);
    await page.route(`**${endpoints.search.path}`, async (route) => {
      const { query } = route.request().postDataJSON() as { query: string };
      if (query === 'ta') await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.fulfill({ json: { results: [tileOf(`Voor ${query}`)], info: { hits: 1 } } });
    });
    await open(page);
    const asked = page.waitForRequest(`**${endpoints.search.path}`);
    await field(page).pressSequentially('ta');
    await asked;
    await field(page).pressSequentially('fel', { delay: 20 });
    await expect(suggestions(page).getByRole('listitem')).toHaveText(['Voor tafel']);
    await page.waitForTimeout(1_200);
    await expect(suggestions(page).getByRole('listitem')).toHaveText(['Voor tafel']);
  },
);

test('SRCH-08 the list of results is at most 13rem high and scrolls', onlyDeep, async ({ page }) => {
  await answer(page, tiles(30));
  await open(page);
  await field(page).pressSequentially('te');
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(30);
  await expect(suggestions(page)).toHaveCSS('max-height', '208px');
  expect((await suggestions(page).boundingBox())?.height).toBeLessThanOrEqual(208);
  await suggestions(page).hover();
  await page.mouse.wheel(0, 5_000);
  await expect(suggestions(page).getByRole('listitem').last()).toBeInViewport();
});

test('SRCH-09 the X clears the text and closes the list', onlyDeep, async ({ page }) => {
  await answer(page, [tileOf('Stoel')]);
  await open(page);
  const clear = searchBox(page).getByRole('button', { name: 'Zoektekst wissen' });
  await expect(clear).toBeHidden();
  await field(page).pressSequentially('abc');
  await expect(suggestions(page).getByRole('listitem')).toHaveCount(1);
  await clear.click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(suggestions(page)).toBeHidden();
});

test(
  'SRCH-34 a search that fails while typing clears the list without a message',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 /);
    await page.route(`**${endpoints.search.path}`, async (route) => {
      const { query } = route.request().postDataJSON() as { query: string };
      if (query === 'stoelen')
        await route.fulfill({ status: 500, json: { code: 'internal', errors: { internal: ['Kapot.'] } } });
      else await route.fulfill({ json: { results: [tileOf('Stoel')], info: { hits: 7 } } });
    });
    await open(page);
    await field(page).pressSequentially('stoel');
    await expect(suggestions(page).getByRole('listitem')).toHaveCount(1);
    await field(page).pressSequentially('en');
    await expect(searchBox(page).getByText('0 producten gevonden')).toBeVisible();
    await expect(suggestions(page).getByRole('listitem')).toHaveCount(0);
    await expect(page.getByText('Kapot.')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
