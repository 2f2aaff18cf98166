import { endpoints } from '@etalage/api-contract';
import type { Locator, Page } from '@playwright/test';
import { calls } from '../support/calls.ts';
import { priceTable } from '../support/price-table.ts';
import { panelOf, putInCart } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';
const lijn = priceTable.lijnAddedUp;
const addButton = (page: Page): Locator => panelOf(page).getByRole('button', { name: 'In winkelwagen' });
const added = (page: Page): Locator => page.getByText('Het product is toegevoegd aan je winkelwagen.');
const sessionOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'shoppingcart_session')?.value;
const gone = { status: 404, json: { code: 'shoppingcart_does_not_exist', errors: { general: ['Weg'] } } };

test('CART-01 CART-02 the first add creates a cart, whose session is stored and sent again after a reload', async ({
  page,
}) => {
  const created = calls(page, endpoints.createCart.path);
  const adds = calls(page, endpoints.addToCart.path);
  await page.goto(priceTable.bakenLongCord.url, { waitUntil: 'networkidle' });
  expect(created).toHaveLength(0);
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  const session = await sessionOf(page);
  expect(session).toBeTruthy();
  await page.reload();
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  expect(created).toHaveLength(1);
  expect(adds.map((add) => add['shoppingcart_session'])).toEqual([session, session]);
});

test(
  'CART-04 a cart that no longer exists is replaced and the add is retried',
  onlyDeep,
  async ({ page, problems, baseURL }) => {
    problems.allow(/^404 .*shoppingcart/);
    const order: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === endpoints.createCart.path) order.push('create');
      if (pathname === endpoints.addToCart.path)
        order.push(`add ${String(request.postDataJSON().shoppingcart_session)}`);
    });
    await page.context().addCookies([{ name: 'shoppingcart_session', value: 'oud', url: baseURL ?? '' }]);
    await page.route(`**${endpoints.addToCart.path}`, (route) =>
      route.request().postDataJSON().shoppingcart_session === 'oud' ? route.fulfill(gone) : route.continue(),
    );
    const storedAtCreate: (string | undefined)[] = [];
    await page.route(`**${endpoints.createCart.path}`, async (route) => {
      storedAtCreate.push(await sessionOf(page));
      await route.continue();
    });
    await page.goto(priceTable.bakenLongCord.url);
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    const session = await sessionOf(page);
    expect(order).toEqual(['add oud', 'create', `add ${session}`]);
    expect(storedAtCreate).toEqual([undefined]);
    expect(session).not.toBe('oud');
  },
);

test(
  'CART-05 a server that never knows the cart is called twice, then its error is shown',
  onlyDeep,
  async ({ page, problems, baseURL }) => {
    problems.allow(/^404 .*shoppingcart/);
    const adds = calls(page, endpoints.addToCart.path);
    await page.context().addCookies([{ name: 'shoppingcart_session', value: 'oud', url: baseURL ?? '' }]);
    await page.route(`**${endpoints.addToCart.path}`, (route) => route.fulfill(gone));
    await page.goto(priceTable.bakenLongCord.url);
    await addButton(page).click();
    await expect(panelOf(page).getByText('Weg')).toBeVisible();
    expect(adds).toHaveLength(2);
  },
);

test('MSG-02 the product shows every message of a refused add', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^422 .*shoppingcart\/add/);
  await page.route(`**${endpoints.addToCart.path}`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'validation_failed',
        errors: { quantity: ['Melding A', 'Melding B'], general: ['Melding C'] },
      },
    }),
  );
  await page.goto(priceTable.bakenLongCord.url);
  await addButton(page).click();
  for (const message of ['Melding A', 'Melding B', 'Melding C'])
    await expect(panelOf(page).getByText(message)).toBeVisible();
});

test('the number in the header follows the cart', onlyDeep, async ({ page }) => {
  await putInCart(page, { ...lijn, quantity: 2 });
  await page.goto('/winkelwagen');
  const link = page.getByRole('banner').getByRole('link', { name: /winkelwagen/i });
  await expect(link).toContainText('2');
  await page.getByRole('button', { name: 'Aantal verhogen' }).click();
  await expect(link).toContainText('3');
});
