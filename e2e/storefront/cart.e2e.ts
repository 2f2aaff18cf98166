import { endpoints } from '@etalage/api-contract';
import type { Locator, Page } from '@playwright/test';
import { calls } from '../support/calls.ts';
import { orderTable, priceTable } from '../support/price-table.ts';
import { euros, fieldOf, panelOf, putInCart, totalOf, untilAlive } from '../support/shop.ts';
import { question, showForm } from '../support/shown-form.ts';
import { expect, test } from '../support/visitor-test.ts';
import { answerUploads, pdf } from '../support/visitor-uploads.ts';
import { onlyDeep } from '../support/deep-run.ts';
const lijn = priceTable.lijnAddedUp;
/** Two shelves exceed the maximum weight of a parcel. */
const deliveryAbove5Kilo = 3_900;
const werf = priceTable.werfComplete;
const lineOf = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const partOf = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section section, section')
    .filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) })
    .last();
const quantityField = (page: Page, title: string): Locator => fieldOf(page, `Aantal van ${title}`);

test('CART-06 CART-07 CART-08 the cart lists the lines to order and the lines for a quote', async ({
  page,
}) => {
  await putInCart(page, lijn);
  await putInCart(page, werf, 'quote');
  await page.goto('/winkelwagen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winkelwagen');
  await expect(partOf(page, 'Direct bestellen').getByRole('heading', { level: 3 })).toHaveText([lijn.title]);
  await expect(partOf(page, 'Offerteaanvraag').getByRole('heading', { level: 3 })).toHaveText([werf.title]);
});

test('CART-09 CART-32 a line shows its eight parts with the decided labels', async ({ page }) => {
  const sluis = priceTable.sluisByFour;
  await putInCart(page, sluis);
  await page.goto('/winkelwagen');
  const line = lineOf(page, sluis.title);
  await expect(line.getByRole('button', { name: `Verwijderen: ${sluis.title}` })).toHaveText('Verwijderen');
  await expect(line.getByRole('button', { name: 'Aantal verlagen' })).toBeVisible();
  await expect(line.getByRole('button', { name: 'Aantal verhogen' })).toBeVisible();
  await expect(quantityField(page, sluis.title)).toHaveValue(String(sluis.quantity));
  await expect(line.getByText('Stukprijs').locator('..')).toContainText(euros(sluis.unit));
  await expect(line.getByText('Totaal', { exact: true }).locator('..')).toContainText(euros(sluis.total));
  await expect(line.getByText('Stof: ')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Doorgaan naar afrekenen' })).toBeVisible();
});

test('CART-10 deleting a line sends its id and removes it', async ({ page }) => {
  await putInCart(page, lijn);
  await putInCart(page, priceTable.bakenLongCord);
  await page.goto('/winkelwagen');
  const lineId = await lineOf(page, lijn.title).getAttribute('data-line-id');
  const deleted = calls(page, endpoints.deleteProduct.path);
  await page.getByRole('button', { name: `Verwijderen: ${lijn.title}` }).click();
  await expect(lineOf(page, lijn.title)).toHaveCount(0);
  await expect(lineOf(page, priceTable.bakenLongCord.title)).toBeVisible();
  expect(deleted.map((request) => request['cart_product_id'])).toEqual([lineId]);
});

test('CART-11 CART-12 CART-13 plus and minus change by one, never below one, and any number may be typed', async ({
  page,
}) => {
  await putInCart(page, lijn);
  await page.goto('/winkelwagen');
  const updates = calls(page, endpoints.updateQuantity.path);
  const group = page.getByRole('group', { name: `Aantal van ${lijn.title}` });
  for (const quantity of [2, 3]) {
    await group.getByRole('button', { name: 'Aantal verhogen' }).click();
    await expect(quantityField(page, lijn.title)).toHaveValue(String(quantity));
    await expect(lineOf(page, lijn.title)).toContainText(euros(quantity * lijn.unit));
    expect(updates.at(-1)?.['quantity']).toBe(quantity);
  }
  const less = group.getByRole('button', { name: 'Aantal verlagen' });
  for (const quantity of ['2', '1', '1']) {
    await less.click();
    await expect(quantityField(page, lijn.title)).toHaveValue(quantity);
  }
  await expect(lineOf(page, lijn.title)).not.toContainText(euros(2 * lijn.unit));
  await quantityField(page, lijn.title).fill('12');
  await expect(lineOf(page, lijn.title)).toContainText(euros(12 * lijn.unit));
  expect(updates.at(-1)?.['quantity']).toBe(12);
  expect(updates.every((update) => Number(update['quantity']) >= 1)).toBe(true);
});

test('CART-15 CART-16 CART-17 CART-18 the summary shows shipping, total without VAT, VAT per rate, total with VAT', async ({
  page,
}) => {
  const { choices, tax, ...expected } = orderTable.tableAndBooks;
  for (const choice of choices) await putInCart(page, choice);
  await page.goto('/winkelwagen');
  const summary = page.getByRole('complementary', { name: 'Overzicht' });
  await expect(summary.getByRole('term')).toHaveText([
    'Verzendkosten',
    'Totaal excl. btw',
    '21% btw',
    '9% btw',
    'Totaal incl. btw',
  ]);
  await expect(summary.getByRole('definition')).toHaveText(
    [expected.shipping, expected.totalExcludingTax, tax['21'], tax['9'], expected.payable].map(euros),
  );
});

test('CART-19 CART-20 continuing shows a spinner until the checkout has loaded, with the last change saved', async ({
  page,
}) => {
  await putInCart(page, lijn);
  await page.route(`**${endpoints.updateQuantity.path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/winkelwagen');
  await page.getByRole('button', { name: 'Aantal verhogen' }).click();
  await expect(quantityField(page, lijn.title)).toHaveValue('2');
  const proceed = page.getByRole('button', { name: 'Doorgaan naar afrekenen' });
  await proceed.click();
  await expect(proceed.locator('[data-spinner]')).toBeVisible();
  await expect(page).toHaveURL('/afrekenen');
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(2 * lijn.unit + deliveryAbove5Kilo));
});

test('CART-22 an empty cart says so once and nothing else', async ({ page }) => {
  await page.goto('/winkelwagen');
  await expect(page.getByText('Je winkelwagen is leeg.')).toHaveCount(1);
  await expect(page.getByText('Geen producten in winkelwagen.')).toHaveCount(0);
});

test(
  'CART-25 a cart that cannot be read is shown as an empty one, without a spinner or message',
  onlyDeep,
  async ({ page, problems, baseURL }) => {
    problems.allow(/^(404|500) .*shoppingcart\/get/);
    await page.route(`**${endpoints.getCart.path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
    await page
      .context()
      .addCookies([{ name: 'shoppingcart_session', value: 'bestaat-niet', url: baseURL ?? '' }]);
    await page.goto('/winkelwagen', { waitUntil: 'networkidle' });
    await expect(page.getByText('Je winkelwagen is leeg.')).toBeVisible();
    await expect(page.locator('[data-spinner]')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  },
);

test('MSG-03 each message of a refused quantity is a toast, and the quantity is reset', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 .*update-quantity/);
  await putInCart(page, lijn);
  await page.route(`**${endpoints.updateQuantity.path}`, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'validation_failed', errors: { quantity: ['Melding A', 'Melding B'] } },
    }),
  );
  await page.goto('/winkelwagen');
  await page.getByRole('button', { name: 'Aantal verhogen' }).click();
  await expect(page.locator('[data-toast]')).toHaveCount(2);
  await expect(page.getByText('Melding A')).toBeVisible();
  await expect(page.getByText('Melding B')).toBeVisible();
  await expect(quantityField(page, lijn.title)).toHaveValue('1');
  await page.getByRole('button', { name: 'Melding sluiten' }).first().click();
  await expect(page.locator('[data-toast]')).toHaveCount(1);
});

test(
  'API-36 without a cart nothing is added, a line or file that cannot be removed stays, and each message is shown',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 .*(shoppingcart\/create|delete-product|visitor-delete)/);
    const errors = { general: ['Melding A', 'Melding B'] };
    const refused = { status: 500, json: { code: 'internal', errors } };
    for (const { path } of [endpoints.createCart, endpoints.deleteProduct])
      await page.route(`**${path}`, (route) => route.fulfill(refused));
    await page.goto(priceTable.ebPlain.url, untilAlive);
    await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
    for (const message of errors.general) await expect(panelOf(page).getByText(message)).toBeVisible();
    await expect(page.getByText('Het product is toegevoegd')).toHaveCount(0);

    await putInCart(page, lijn);
    await page.goto('/winkelwagen');
    await page.getByRole('button', { name: /^Verwijderen/ }).click();
    await expect(page.locator('[data-toast]')).toHaveText([/Melding A/, /Melding B/]);
    await expect(quantityField(page, lijn.title)).toHaveValue('1');

    await showForm(page, [question('bijlage', { type: 'file' })]);
    await answerUploads(page, { remove: () => refused });
    await page.getByLabel('bijlage', { exact: true }).setInputFiles(pdf('a.pdf'));
    await page.getByRole('button', { name: 'Verwijderen: a.pdf' }).click();
    await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
    await expect(page.locator('[data-toast]')).toHaveText([/Melding A/, /Melding B/]);
    await expect(page.getByRole('listitem').filter({ hasText: 'a.pdf' })).toBeVisible();
  },
);
