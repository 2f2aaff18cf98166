import type { Request } from '@playwright/test';
import { orderTable, priceTable } from '../support/price-table.ts';
import {
  chooseMethods,
  configure,
  fillCustomer,
  orderButton,
  panelOf,
  privatePerson,
  untilAlive,
} from '../support/shop.ts';
import { pdf } from '../support/visitor-uploads.ts';
import { expect, test } from '../support/visitor-test.ts';

test.use({ viewport: { width: 1340, height: 900 } });

test('GEN-04 API-01 a visitor without an account reads, asks, searches, orders and pays, by POST calls only @deep', async ({
  page,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/');
    if (isCall || request.method() !== 'GET') calls.push(request);
  });
  const expectNoAccount = () => expect(page.locator('input[type=password]')).toHaveCount(0);
  expect(await page.context().cookies()).toEqual([]);

  await page.goto('/', untilAlive);
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState('networkidle');
  await expectNoAccount();

  const form = page.locator('form[data-form=contact]');
  await form.getByRole('textbox', { name: 'Naam' }).fill('Zoë');
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.org');
  await form.getByRole('combobox', { name: 'Waar gaat je vraag over?' }).selectOption('bestelling');
  await form.getByRole('textbox', { name: 'Je bericht' }).fill('Past deze tafel?');
  await form.getByLabel('Foto of tekening').setInputFiles(pdf('tekening.pdf'));
  await expect(form.getByRole('button', { name: 'Verwijderen: tekening.pdf' })).toBeVisible();
  await form.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(page.locator('form[data-form=contact] [data-sent]')).toBeVisible();
  await expectNoAccount();

  await page.getByRole('searchbox').fill('tafel');
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=tafel/);
  await page.getByRole('checkbox', { name: /Eiken/ }).first().check();
  await expect(page).toHaveURL(/filters=/);

  const [table] = orderTable.tableAndBooks.choices;
  await page.goto(table.url);
  await configure(page, table);
  await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(page.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
  await page.goto(priceTable.werfComplete.url);
  await configure(page, priceTable.werfComplete);
  await panelOf(page).getByText('Offerte', { exact: true }).click();
  await panelOf(page).getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(page.getByText('Het product is toegevoegd aan je offerteaanvraag.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await expectNoAccount();
  await page.getByRole('button', { name: 'Doorgaan naar afrekenen' }).click();
  await fillCustomer(page, privatePerson);
  await chooseMethods(page, orderTable.tableAndBooks.delivery, 'iDEAL | Wero');
  await expectNoAccount();
  await orderButton(page).click();
  await expect(page).toHaveURL(/\/test-betalen\//);

  const named = (part: string) => calls.filter((request) => request.url().includes(part));
  for (const part of ['forms/submit', 'signed-url', '/search', 'shoppingcart', 'orders/create'])
    expect(named(part).length, part).toBeGreaterThan(0);
  const files = calls.filter((request) => request.method() !== 'POST');
  expect(files.map((request) => request.method())).toEqual(['PUT']);
  expect(files[0]?.url()).toMatch(/-tekening\.pdf\?/);
});
