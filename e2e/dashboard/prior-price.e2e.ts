import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { panelOf, untilAlive } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.92.1' } });

async function save(page: Page): Promise<void> {
  const stored = page.waitForResponse(/\/products\/save/);
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  expect((await stored).ok()).toBe(true);
}

test(
  'the price that is struck through is the lowest before the sale: in the form, on card and page, and in the cart',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/producten');
    await makeProduct(page, 'Bankje Proef', '100');
    const price = page.getByRole('group', { name: 'Prijs', exact: true });
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
    await save(page);
    await price.getByLabel('Prijs', { exact: true }).fill('90');
    await save(page);
    await price.getByLabel('Prijs', { exact: true }).fill('100');
    await save(page);

    await price.getByLabel('Actieprijs').fill('95');
    await expect(price.getByText(/laagste prijs van de 30 dagen voor de actie was €\s90,00/)).toBeVisible();
    await price.getByLabel('Actieprijs').fill('81');
    await expect(price.getByText(/Van €\s90,00 voor €\s81,00: 10% korting/)).toBeVisible();
    await save(page);
    await expectAccessible(page, 'a product with a sale price');
    await price.getByRole('button', { name: 'Prijsverloop bekijken' }).click();
    const history = page.getByRole('dialog', { name: 'Prijs van Bankje Proef' });
    await expect(history.getByRole('listitem').first()).toContainText('Actieprijs, gewone prijs');
    await expect(history.getByRole('listitem')).toHaveCount(5);
    await expectAccessible(page, 'the prices of a product');
    await history.getByRole('button', { name: 'Sluiten' }).click();

    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders: { 'x-forwarded-for': '10.90.92.2' },
    });
    const visitor = await context.newPage();
    await visitor.goto('/search?query=Bankje+Proef', untilAlive);
    const card = visitor.getByRole('main').getByRole('link', { name: /Bankje Proef/ });
    await expect(card).toContainText(/van\s+€\s90,00\s+voor\s+€\s81,00/);
    await visitor.goto('/bankje-proef', untilAlive);
    const panel = panelOf(visitor);
    await expect(panel).toContainText(/van\s+€\s90,00\s+voor\s+€\s81,00/);
    await panel.getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(panel.getByText(/toegevoegd/)).toBeVisible();
    await visitor.goto('/winkelwagen', untilAlive);
    const line = visitor.getByRole('listitem').filter({ hasText: 'Bankje Proef' });
    await expect(line).toContainText(/van\s+€\s90,00\s+voor\s+€\s81,00/);
    await expectAccessible(visitor, 'a cart with a reduced product');
    await context.close();
    expect(errors).toEqual([]);
  },
);
