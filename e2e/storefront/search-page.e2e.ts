import { endpoints } from '@etalage/api-contract';
import type { Page, Request } from '@playwright/test';
import { rows } from '../support/boxes.ts';
import { ids } from '../support/shop.ts';
import { listFilter, rangeFilter, tiles, type Filter, type Tile } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => main(page).getByRole('complementary', { name: 'Filters' });
const products = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });

interface Found {
  results: Tile[];
  filters?: Filter[];
  info: { hits: number; may_be_more?: boolean };
}

/** Answers the searches of this page with this; returns the requests. */
async function answer(page: Page, found: Found | 500): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(`**${endpoints.search.path}`, async (route) => {
    sent.push(route.request());
    if (found === 500) await route.fulfill({ status: 500, json: { code: 'internal', errors: {} } });
    else await route.fulfill({ json: found });
  });
  return sent;
}

test('SRCH-11 SRCH-12 the results page has its heading and counts the products', async ({ page }) => {
  await page.goto('/search?query=stoel');
  await expect(main(page).getByRole('heading', { name: 'Zoekresultaten', level: 1 })).toBeVisible();
  const count = await products(page).count();
  expect(count).toBeGreaterThan(0);
  await expect(main(page).getByText(`${count} producten gevonden`, { exact: true })).toBeVisible();
  await page.goto('/search?query=x-bestaat-niet');
  await expect(main(page).getByRole('heading', { name: 'Zoekresultaten' })).toBeVisible();
  await expect(main(page).getByText('0 producten gevonden', { exact: true })).toBeVisible();
  await expect(products(page)).toHaveCount(0);
});

test('SRCH-12 the count follows a new search', onlyDeep, async ({ page }) => {
  await answer(page, { results: tiles(7), info: { hits: 7 } });
  await page.goto('/search?query=tafel');
  await filters(page).getByRole('checkbox').first().check();
  await expect(main(page).getByText('7 producten gevonden', { exact: true })).toBeVisible();
  await expect(products(page)).toHaveCount(7);
});

test(
  'a broad search says how many products there are at least, and how to find fewer',
  onlyDeep,
  async ({ page }) => {
    const values = [{ title: 'Rood', active: true, results: 812 }];
    const info = { hits: 812, may_be_more: true };
    await answer(page, { results: tiles(7), filters: [listFilter('f1', 'Kleur', values)], info });
    await page.goto('/search?query=tafel');
    await filters(page).getByRole('checkbox').first().check();
    await expect(main(page).getByText('Minstens 812 producten gevonden', { exact: true })).toBeVisible();
    await expect(main(page).getByText(/Voeg een woord toe/)).toBeVisible();
    await expect(filters(page).getByRole('checkbox', { name: 'Rood 812+' })).toBeChecked();
  },
);

test('SRCH-13 filters are beside a list of three products a row', onlyDeep, async ({ page }) => {
  await page.goto('/search?query=tafel');
  expect((await rows(products(page)))[0]).toBe(3);
  const side = (await filters(page).boundingBox())!;
  const first = (await products(page).first().boundingBox())!;
  expect(side.x + side.width).toBeLessThanOrEqual(first.x);
  expect(side.y).toBeLessThan(first.y + first.height);
});

test('SRCH-19 SRCH-23 SRCH-24 a tick searches once and updates the address without loading the page', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(endpoints.search.path)) sent.push(request);
  });
  await page.goto('/search?query=tafel');
  const group = filters(page).getByRole('group', { name: 'Houtsoort' });
  await page.evaluate(() => Object.assign(window, { marker: 'here' }));
  await group.getByRole('checkbox', { name: /Eiken/ }).check();
  await expect(page).toHaveURL(/filters=houtsoort:[Ee]iken$/);
  await expect(products(page)).not.toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { marker?: string }).marker)).toBe('here');
  await page.waitForTimeout(500);
  const searched = () => sent.map((request) => (request.postDataJSON() as { filters: string }).filters);
  expect(searched()).toEqual([expect.stringMatching(/^houtsoort:[Ee]iken$/)]);
  const [, second] = await group.getByRole('checkbox').all();
  const name = await second!.inputValue();
  await second!.check();
  const both = new RegExp(`^houtsoort:(Eiken,${name}|${name},Eiken)$`, 'i');
  await expect(page).toHaveURL((url) => both.test(url.searchParams.get('filters') ?? ''));
  await expect.poll(searched).toEqual([expect.any(String), expect.stringMatching(both)]);
});

test(
  'SRCH-20 SRCH-22 unticking removes the value from the search and the address',
  onlyDeep,
  async ({ page }) => {
    await page.goto('/search?query=tafel');
    const count = await products(page).count();
    const box = filters(page).getByRole('group', { name: 'Houtsoort' }).getByRole('checkbox').first();
    await box.check();
    await expect(page).toHaveURL(/houtsoort:/);
    const request = page.waitForRequest(`**${endpoints.search.path}`);
    await box.uncheck();
    expect((await request).postDataJSON()).toMatchObject({ filters: '' });
    await expect(page).not.toHaveURL(/houtsoort|filters/);
    await expect(products(page)).toHaveCount(count);
  },
);

test('SRCH-21 a changed range searches within the new ends', onlyDeep, async ({ page }) => {
  await page.goto('/search?query=tafel');
  const price = filters(page).getByRole('group', { name: 'Prijs' });
  await price.getByRole('textbox', { name: 'Van' }).fill('10');
  await price.getByRole('textbox', { name: 'Tot' }).fill('500');
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === 'prijs:10<->500');
  const request = page.waitForRequest((sent) => sent.postData()?.includes('prijs:20<->500') === true);
  await price.getByRole('textbox', { name: 'Van' }).fill('20');
  expect(new URL((await request).url()).pathname).toBe(endpoints.search.path);
  await expect(page).toHaveURL((url) => url.searchParams.get('filters') === 'prijs:20<->500');
});

test(
  'SRCH-28 SRCH-29 SRCH-30 lists show checkboxes with counts, ranges two inputs, as in the response',
  onlyDeep,
  async ({ page }) => {
    await answer(page, {
      results: tiles(4),
      filters: [
        listFilter('f1', 'Kleur', [
          { title: 'Rood', active: true, results: 4 },
          { title: 'Blauw', active: false, results: 9 },
        ]),
        rangeFilter('f2', 'Maat', { from: '10', to: '50' }),
      ],
      info: { hits: 4 },
    });
    await page.goto('/search?query=tafel');
    await filters(page).getByRole('checkbox').first().check();
    const colour = filters(page).getByRole('group', { name: 'Kleur', exact: true });
    await expect(colour.getByRole('checkbox', { name: 'Rood 4' })).toBeChecked();
    await expect(colour.getByRole('checkbox', { name: 'Blauw 9' })).not.toBeChecked();
    const size = filters(page).getByRole('group', { name: 'Maat', exact: true });
    await expect(size.getByRole('textbox', { name: 'Van' })).toHaveValue('10');
    await expect(size.getByRole('textbox', { name: 'Tot' })).toHaveValue('50');
    await expect(size.getByRole('checkbox')).toHaveCount(0);
  },
);

test(
  'SRCH-29 SRCH-30 the filters of an address are ticked and filled in on load',
  onlyDeep,
  async ({ page }) => {
    await page.goto('/search?query=tafel&filters=houtsoort:Eiken|prijs:10%3C-%3E5000');
    const wood = filters(page).getByRole('group', { name: 'Houtsoort' });
    await expect(wood.getByRole('checkbox', { name: /^Eiken/ })).toBeChecked();
    await expect(wood.getByRole('checkbox', { checked: true })).toHaveCount(1);
    const price = filters(page).getByRole('group', { name: 'Prijs' });
    await expect(price.getByRole('textbox', { name: 'Van' })).toHaveValue('10');
    await expect(price.getByRole('textbox', { name: 'Tot' })).toHaveValue('5000');
  },
);

test('SRCH-32 (partly) a search may ask for 3000 results and no more', onlyDeep, async ({ page }) => {
  const reply = (limit: number) =>
    page.request.post(endpoints.search.path, {
      data: { ...ids, query: 'tafel', filters: '', current_url: '', limit },
    });
  expect((await reply(3_000)).status()).toBe(200);
  expect((await reply(3_001)).status()).toBe(422);
});

test(
  'SRCH-34 a failed search clears the results, counts 0 and shows no message',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 /);
    await answer(page, 500);
    await page.goto('/search?query=tafel');
    await expect(products(page)).not.toHaveCount(0);
    await filters(page).getByRole('checkbox').first().check();
    await expect(main(page).getByText('0 producten gevonden', { exact: true })).toBeVisible();
    await expect(products(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(/mislukt|fout/i)).toHaveCount(0);
  },
);

test(
  'CAT-21 a search sends the address of a category, and none when there is a query',
  onlyDeep,
  async ({ page }) => {
    const current = async (path: string) => {
      await page.goto(path);
      const request = page.waitForRequest(`**${endpoints.search.path}`);
      await filters(page).getByRole('checkbox').first().check();
      return ((await request).postDataJSON() as { current_url: string }).current_url;
    };
    expect(await current('/tafels')).toBe('/tafels');
    expect(await current('/search?query=tafel')).toBe('');
  },
);
