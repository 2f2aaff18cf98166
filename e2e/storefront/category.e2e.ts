import type { Page } from '@playwright/test';
import { rows } from '../support/boxes.ts';
import { sectionOf, show } from '../support/shown-page.ts';
import { categoryPage, listFilter, tileOf, tiles, type Category } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const filterPanel = (page: Page) => main(page).getByRole('complementary', { name: 'Filters' });
const tilesOn = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
const subCategories = (page: Page) =>
  main(page).locator('ul').filter({ hasText: 'Groep 1' }).getByRole('listitem');
const products = (page: Page) =>
  main(page).locator('ul').filter({ hasText: 'Tegel 1' }).getByRole('listitem');

const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => tileOf(`Groep ${index + 1}`, null));
const colours = listFilter('kleur', 'Kleur', [{ title: 'Rood', active: false, results: 2 }]);
const texts = {
  short_description: '<p>Kort verhaal</p>',
  description: '<p>Lang <em>mooi</em> verhaal</p>',
};

test(
  'CAT-01 CAT-09 sub_categories: texts in a sidebar, rows of three sub-categories, products below',
  onlyDeep,
  async ({ page }) => {
    await show(
      page,
      categoryPage({ ...texts, layout: 'sub_categories', sub_categories: groups(4), products: tiles(2) }),
    );
    expect(await rows(subCategories(page))).toEqual([3, 1]);
    const first = (await subCategories(page).first().boundingBox())!;
    for (const text of ['Kort verhaal', 'Lang mooi verhaal']) {
      const box = (await main(page).getByText(text).boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(first.x);
      expect(box.y).toBeLessThan(first.y + first.height);
    }
    const last = (await subCategories(page).last().boundingBox())!;
    await expect(products(page)).toHaveCount(2);
    expect((await products(page).first().boundingBox())!.y).toBeGreaterThanOrEqual(last.y + last.height);
    await expect(filterPanel(page)).toHaveCount(0);
  },
);

test(
  'CAT-02 CAT-09 sub_categories_full_width: rows of four sub-categories without a sidebar',
  onlyDeep,
  async ({ page }) => {
    await show(
      page,
      categoryPage({
        ...texts,
        layout: 'sub_categories_full_width',
        sub_categories: groups(5),
        products: tiles(2),
      }),
    );
    expect(await rows(subCategories(page))).toEqual([4, 1]);
    const first = (await subCategories(page).first().boundingBox())!;
    const text = (await main(page).getByText('Kort verhaal').boundingBox())!;
    expect(text.y + text.height).toBeLessThanOrEqual(first.y);
    expect(Math.abs(text.x - first.x)).toBeLessThanOrEqual(1);
    const last = (await subCategories(page).last().boundingBox())!;
    expect((await products(page).first().boundingBox())!.y).toBeGreaterThanOrEqual(last.y + last.height);
  },
);

for (const layout of ['sub_categories', 'products_filters'] as const) {
  test(`on a phone the long text of ${layout} is below the tiles`, onlyDeep, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await show(page, categoryPage({ ...texts, layout, sub_categories: groups(2), products: tiles(2) }));
    const tile = layout === 'sub_categories' ? subCategories(page) : products(page);
    const short = (await main(page).getByText('Kort verhaal').boundingBox())!;
    const last = (await tile.last().boundingBox())!;
    const long = (await main(page).getByText('Lang mooi verhaal').boundingBox())!;
    expect(short.y + short.height).toBeLessThanOrEqual(last.y);
    expect(long.y).toBeGreaterThanOrEqual(last.y + last.height);
  });
}

test('CAT-03 CAT-08 CAT-16 products: rows of four products', async ({ page }) => {
  await show(page, categoryPage({ layout: 'products', products: tiles(5), filters: [colours] }));
  expect(await rows(products(page))).toEqual([4, 1]);
  await expect(filterPanel(page)).toHaveCount(0);
});

test('CAT-04 CAT-16 products_filters: filters beside rows of three products', onlyDeep, async ({ page }) => {
  await show(page, categoryPage({ layout: 'products_filters', products: tiles(4), filters: [colours] }));
  expect(await rows(products(page))).toEqual([3, 1]);
  await expect(filterPanel(page).getByRole('checkbox', { name: 'Rood 2' })).toBeVisible();
  const panel = (await filterPanel(page).boundingBox())!;
  const first = (await products(page).first().boundingBox())!;
  expect(panel.x + panel.width).toBeLessThanOrEqual(first.x);
});

test(
  'CAT-05 CAT-06 without a layout one view: filters and three columns, or four columns without filters',
  onlyDeep,
  async ({ page }) => {
    await show(page, categoryPage({ layout: '', products: tiles(5), filters: [colours] }));
    await expect(filterPanel(page).getByRole('checkbox')).toHaveCount(1);
    expect(await rows(products(page))).toEqual([3, 2]);
    const panel = (await filterPanel(page).boundingBox())!;
    const first = (await products(page).first().boundingBox())!;
    expect(panel.x + panel.width).toBeLessThanOrEqual(first.x);
    expect(panel.y).toBeLessThan(first.y + first.height);
    await expect(tilesOn(page)).toHaveCount(5);
    await page.unrouteAll();
    await show(page, categoryPage({ layout: '', products: tiles(5) }));
    await expect(filterPanel(page)).toHaveCount(0);
    expect(await rows(products(page))).toEqual([4, 1]);
  },
);

const layouts: readonly Category['layout'][] = [
  'sub_categories',
  'sub_categories_full_width',
  'products',
  'products_filters',
];
for (const layout of layouts) {
  test(`CAT-07 CAT-08 ${layout} shows title, texts as HTML, and the products`, onlyDeep, async ({ page }) => {
    await show(
      page,
      categoryPage({
        ...texts,
        title: 'Stoelen',
        layout,
        products: tiles(3),
        sub_categories: groups(2),
        filters: [colours],
      }),
    );
    await expect(main(page).getByRole('heading', { name: 'Stoelen' })).toBeVisible();
    await expect(main(page).getByText('Kort verhaal')).toBeVisible();
    await expect(main(page).getByText('mooi', { exact: true })).toHaveCSS('font-style', 'italic');
    await expect(products(page)).toHaveCount(3);
    for (const product of await products(page).all()) await expect(product).toBeVisible();
  });
}

for (const columns of [2, 3, 4]) {
  test(
    `CAT-17 a block of categories set to ${columns} columns has rows of ${columns}`,
    onlyDeep,
    async ({ page }) => {
      const list = { slot: 'content', type: 'productcategories', data: { columns: String(columns) } };
      const lists = { 'outermost_categories:12': groups(5) };
      await show(page, {
        body: sectionOf('sectionContent', {}, list),
        custom_fields: { post_title: '', breadcrumbs: [], connections: { lists } },
      });
      expect((await rows(subCategories(page)))[0]).toBe(columns);
    },
  );
}

test(
  'CAT-18 CAT-19 tiles link to their address and show pictures of 300 by 300',
  onlyDeep,
  async ({ page }) => {
    await page.goto('/wonen');
    const light = main(page).getByRole('link', { name: 'Verlichting' });
    await expect(light.locator('img').first()).toHaveAttribute('width', '300');
    await light.click();
    await expect(page).toHaveURL(/\/verlichting$/);
    const lamp = main(page).getByRole('link', { name: 'Hanglamp Baken' });
    await expect(lamp.locator('img').first()).toHaveAttribute('width', '300');
    await expect(lamp.locator('img').first()).toHaveAttribute('height', '300');
    await lamp.click();
    await expect(page).toHaveURL(/\/verlichting\/hanglamp-baken$/);
  },
);

test(
  'CAT-20 the link of a product takes precedence; its grid has two columns below desktop',
  onlyDeep,
  async ({ page }) => {
    const linked = tileOf('Tegel 9', 100, { url: '/url', link: '/link' });
    await show(page, categoryPage({ layout: 'products', products: [...tiles(2), linked] }));
    for (const width of [1189, 600, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await rows(products(page)), `${width} px`).toEqual([2, 1]);
    }
    await expect(main(page).getByRole('link', { name: 'Tegel 9' })).toHaveAttribute('href', '/link');
  },
);

test('LAY-02 headings are smaller below 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await show(page, categoryPage({ title: 'Stoelen' }));
  const size = () =>
    main(page)
      .getByRole('heading', { name: 'Stoelen' })
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  const large = await size();
  await page.setViewportSize({ width: 1279, height: 900 });
  expect(await size()).toBeLessThan(large);
});

test('CAT-20 categories are two per row below desktop, on a phone too', onlyDeep, async ({ page }) => {
  await show(page, categoryPage({ layout: 'sub_categories', sub_categories: groups(3) }));
  for (const width of [1189, 600, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await rows(subCategories(page)), `${width} px`).toEqual([2, 1]);
  }
});

test(
  'filters whose code does not arrive get a button that applies them',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/listing\.island/);
    await page.route(/\/assets\/listing\.island/, (route) => route.abort());
    await page.goto('/tafels');
    const oak = filterPanel(page).getByRole('checkbox', { name: /^Eiken/ });
    const apply = filterPanel(page).getByRole('button', { name: 'Toepassen' });
    await expect(apply).toBeHidden();
    await oak.check();
    await apply.click();
    await expect(page).toHaveURL(/filters=houtsoort/);
    await expect(oak).toBeChecked();
  },
);
