import { endpoints } from '@etalage/api-contract';
import type { Page } from '@playwright/test';
import { panelOf } from '../support/shop.ts';
import { show } from '../support/shown-page.ts';
import { optionWith, productPage } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const outOfStock = 'Dit product is momenteel niet op voorraad.';
const unavailable = 'De voorraad kon niet worden opgehaald. Probeer het later opnieuw.';
const stocked = productPage({ stock_management: '1', options: [optionWith('text', 'Naam')] });

const addButton = (page: Page) => panelOf(page).getByRole('button', { name: 'In winkelwagen' });
const option = (page: Page) => panelOf(page).getByRole('textbox', { name: /^Naam/ });

/** Answers the stock requests in turn; waits for `release` before the first. */
async function answerStock(page: Page, replies: readonly (boolean | 500)[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const left = [...replies];
  await page.route(`**${endpoints.getStock.path}`, async (route) => {
    await released;
    const reply = left.shift();
    if (reply === 500)
      await route.fulfill({ status: 500, json: { code: 'internal', errors: { internal: ['Kapot.'] } } });
    else await route.fulfill({ json: { in_stock: reply, sold_out: [] } });
  });
  return release;
}

test('PROD-09 PROD-10 nothing can be ordered and "Voorraad ophalen..." is shown until the stock is known', async ({
  page,
}) => {
  const release = await answerStock(page, [true]);
  await show(page, stocked);
  await expect(panelOf(page).getByText('Voorraad ophalen...')).toBeVisible();
  await expect(addButton(page)).toBeHidden();
  await expect(option(page)).toBeHidden();
  const before = (await panelOf(page).boundingBox())!;
  await page.waitForTimeout(2_000);
  await expect(panelOf(page).getByText('Voorraad ophalen...')).toBeVisible();
  await expect(addButton(page)).toBeHidden();
  release();
  await expect(addButton(page)).toBeVisible();
  await expect(option(page)).toBeVisible();
  await expect(panelOf(page).getByText('Voorraad ophalen...')).toBeHidden();
  // The answer causes no layout shift.
  expect(await panelOf(page).boundingBox()).toEqual(before);
});

test(
  'PROD-11 a product without stock management can be ordered whatever the stock is',
  onlyDeep,
  async ({ page }) => {
    (await answerStock(page, [false]))();
    await show(page, productPage({ stock_management: '0', options: [optionWith('text', 'Naam')] }));
    await expect(addButton(page)).toBeVisible();
    await page.waitForTimeout(500);
    await expect(addButton(page)).toBeVisible();
    await expect(option(page)).toBeVisible();
    await expect(page.getByText(outOfStock)).toHaveCount(0);
  },
);

test(
  'PROD-12 PROD-14 a product that is not in stock says so and cannot be ordered',
  onlyDeep,
  async ({ page }) => {
    (await answerStock(page, [false]))();
    await show(page, stocked);
    await expect(panelOf(page).getByText(outOfStock, { exact: true })).toBeVisible();
    await expect(addButton(page)).toBeHidden();
    await expect(option(page)).toBeHidden();
    await expect(panelOf(page).getByRole('button', { name: 'Aantal verhogen' })).toBeHidden();
  },
);

test('PROD-12 PROD-14 the demo product without stock says so', onlyDeep, async ({ page }) => {
  await page.goto('/stoelen/kruk-paal');
  await expect(panelOf(page).getByText(outOfStock, { exact: true })).toBeVisible();
  await expect(addButton(page)).toBeHidden();
});

test(
  'PROD-13 PROD-14 a failed request is logged once, says so and can be retried',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 |get-stock failed/);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.text().startsWith('get-stock failed')) logged.push(message.text());
    });
    (await answerStock(page, [500, true]))();
    await show(page, stocked);
    await expect(panelOf(page).getByText(unavailable)).toBeVisible();
    await expect(addButton(page)).toBeHidden();
    await expect(option(page)).toBeHidden();
    await expect(page.getByText('Kapot.')).toHaveCount(0);
    expect(logged).toHaveLength(1);
    await panelOf(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(addButton(page)).toBeVisible();
    await expect(panelOf(page).getByText(unavailable)).toBeHidden();
  },
);
