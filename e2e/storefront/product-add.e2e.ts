import { endpoints } from '@etalage/api-contract';
import type { Page } from '@playwright/test';
import { optionOf, panelOf, untilAlive } from '../support/shop.ts';
import { show } from '../support/shown-page.ts';
import { productPage } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const quantity = (page: Page) => panelOf(page).getByRole('textbox', { name: 'Aantal', exact: true });
const add = (page: Page) => panelOf(page).getByRole('button', { name: 'In winkelwagen' });
const more = (page: Page) => panelOf(page).getByRole('button', { name: 'Aantal verhogen' });
const less = (page: Page) => panelOf(page).getByRole('button', { name: 'Aantal verlagen' });
/** Waits for the next add and returns its payload. */
const added = async (page: Page) =>
  (await page.waitForRequest(`**${endpoints.addToCart.path}`)).postDataJSON() as Record<string, unknown>;

test('PROD-15 the minus button never goes below 1', onlyDeep, async ({ page }) => {
  await show(page, productPage({}));
  await more(page).click();
  await expect(quantity(page)).toHaveValue('2');
  for (let press = 0; press < 3; press++) await less(page).click();
  await expect(quantity(page)).toHaveValue('1');
});

test('PROD-16 a quantity is typed freely and ordered as typed', onlyDeep, async ({ page }) => {
  await show(page, productPage({}));
  await quantity(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('7');
  await expect(quantity(page)).toHaveValue('7');
  const request = added(page);
  await add(page).click();
  expect(await request).toMatchObject({ quantity: 7 });
});

test('PROD-20 ordering is selected at first; after the toggle a quote is requested', async ({ page }) => {
  await show(page, productPage({ enable_quote: '1', id: 'eettafel-duin' }));
  await expect(panelOf(page).getByRole('radio', { name: 'Direct bestellen' })).toBeChecked();
  await panelOf(page).getByText('Offerte', { exact: true }).click();
  const request = added(page);
  await panelOf(page).getByRole('button', { name: 'Offerte aanvragen' }).click();
  expect(await request).toMatchObject({ type: 'quote' });
});

test('PROD-28 the add sends product, quantity, mode and options, and the cart has the line', async ({
  page,
}) => {
  await page.goto('/tafels/eettafel-duin', untilAlive);
  await panelOf(page).getByText('Offerte', { exact: true }).click();
  await optionOf(page, 'gravure').fill('rood');
  await quantity(page).fill('3');
  const request = added(page);
  await panelOf(page).getByRole('button', { name: 'Offerte aanvragen' }).click();
  expect(await request).toMatchObject({ product_id: 'eettafel-duin', quantity: 3, type: 'quote' });
  const { options } = await request;
  // The engraving as typed, and what the product starts with.
  expect(options).toEqual({ houtsoort: '0', lengte: '200', breedte: '95', gravure: 'rood' });
  await expect(panelOf(page).getByText('Het product is toegevoegd aan je offerteaanvraag.')).toBeVisible();
  await page.goto('/winkelwagen');
  const line = page.locator('[data-line-id]').filter({ hasText: 'Eettafel Duin' });
  await expect(line).toContainText('rood');
  await expect(line.getByRole('textbox', { name: /^Aantal/ })).toHaveValue('3');
});

test('PROD-29 (stand-in) the success text can be changed', onlyDeep, async ({ page }) => {
  await page.route(`**${endpoints.addToCart.path}`, (route) =>
    route.fulfill({ json: { shoppingcart: { total_quantity: 1 } } }),
  );
  await show(
    page,
    productPage(
      { enable_checkout: '0', enable_quote: '1' },
      { texts: { webshop_single_quote_addtocart_added: 'Toegevoegd!' } },
    ),
  );
  await panelOf(page).getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(panelOf(page).getByText('Toegevoegd!')).toBeVisible();
});

test('PROD-29 the shop says that a product is in the cart, and links to it', async ({ page }) => {
  await page.goto('/tafels/bijzettafel-eb');
  await add(page).click();
  await expect(panelOf(page).getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: 'Naar winkelwagen' })).toBeVisible();
});

test('PROD-30 all messages of a refused add are in the panel', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^422 /);
  await page.route(`**${endpoints.addToCart.path}`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        code: 'validation_failed',
        errors: { quantity: ['Melding A.', 'Melding B.'], x: ['Melding C.'] },
      },
    }),
  );
  await show(page, productPage({}));
  await add(page).click();
  for (const message of ['Melding A.', 'Melding B.', 'Melding C.'])
    await expect(panelOf(page).getByText(message)).toBeVisible();
  await expect(page.getByText('Het product is toegevoegd')).toHaveCount(0);
});

test(
  'API-36 (partly) a product for which no cart can be created says so in its panel, and can be added after that',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 .*shoppingcart\/create/);
    await page.route(
      `**${endpoints.createCart.path}`,
      (route) =>
        route.fulfill({ status: 500, json: { code: 'internal', errors: { general: ['Nu even niet.'] } } }),
      { times: 1 },
    );
    await page.goto('/tafels/bijzettafel-eb');
    await add(page).click();
    await expect(panelOf(page).getByText('Nu even niet.')).toBeVisible();
    await expect(page.getByText('Het product is toegevoegd')).toHaveCount(0);
    await add(page).click();
    await expect(panelOf(page).getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
  },
);
