import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { euros, putInCart, totalOf, untilAlive } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.65.1' } });

const lijn = priceTable.lijnAddedUp;
/** The price of a piece of the own product, and what the discount takes off, from which amount. */
const price = 8_000;
const off = 2_500;
const minimum = 20_000;
/** Delivery of one shelf; the own product weighs nothing. */
const parcel = 695;
const summary = (page: Page) => page.getByRole('complementary', { name: 'Overzicht' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

/** Makes a product in a category of its own below one whose page no other journey opens; returns its id. */
async function makeOwnProduct(page: Page, product: string, category: string): Promise<string> {
  await makeProduct(page, product, String(price / 100));
  await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
  const popup = page.getByRole('dialog', { name: 'Nieuwe categorie' });
  await popup.getByLabel('Naam van de categorie').fill(category);
  await popup.getByLabel('Adres').fill(`/proef-${crypto.randomUUID()}`);
  const parent = popup.getByLabel('Valt onder');
  const option = parent.getByRole('option').filter({ hasText: 'Bedden' });
  await parent.selectOption((await option.getAttribute('value')) ?? '');
  await popup.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('checkbox', { name: category, exact: true })).toBeChecked();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await save(page);
  await expect(page.getByRole('link', { name: 'Bekijken in de winkel' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** A moment some days from now, as a field of a moment holds it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

/** Makes a discount of an amount for a category, which customers get by themselves in these weeks. */
async function makeDiscount(page: Page, title: string, category: string): Promise<void> {
  await page.getByRole('link', { name: 'Kortingen' }).first().click();
  await page.getByRole('button', { name: 'Nieuwe korting' }).click();
  await page.getByLabel('Naam', { exact: true }).fill(title);
  await page.getByLabel('Hoe krijgt de klant de korting?').selectOption('Vanzelf in de winkelwagen');
  await expect(page.getByLabel('Code', { exact: true })).toHaveCount(0);
  await page.getByLabel('Soort').selectOption('Bedrag');
  await page.getByLabel('Bedrag per bestelling').fill(String(off / 100));
  await page.getByLabel('Geldt op').selectOption('Bepaalde categorieën');
  await page.getByLabel('Vanaf een bedrag van').fill(String(minimum / 100));
  await page.getByLabel('Begint op').fill(inDays(-7));
  await page.getByLabel('Eindigt op').fill(inDays(7));
  await page.getByRole('button', { name: 'Korting maken' }).click();
  await expect(page.getByText('Kies waarop de korting geldt.')).toBeVisible();
  await expectAccessibleAt(page, [1440, 390], 'a discount without a category');
  await page.getByRole('checkbox', { name: category, exact: true }).check();
  await page.getByRole('button', { name: 'Korting maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** A visitor with two pieces of the product, and something that the discount is not given on, in the cart. */
async function openCart(browser: Browser, product: string) {
  const visitor = await visitorPage(browser, '10.90.65', 10);
  const troubles = scriptErrors(visitor);
  await putInCart(visitor, { url: `/${product}`, selection: {}, quantity: 2 });
  await putInCart(visitor, lijn);
  await visitor.goto('/winkelwagen', untilAlive);
  return { visitor, troubles };
}

test(
  'an owner makes a discount by itself on a category, and a visitor gets it from its amount on',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    // A second try finds what the first one made.
    const which = test.info().retry + 1;
    const [title, product, category] = ['Slaapweken', 'Kussen Vanzelf', 'Vanzelf'].map(
      (name) => `${name} ${which}`,
    ) as [string, string, string];
    await signInAt(page, '/producten');
    const id = await makeOwnProduct(page, product, category);
    await makeDiscount(page, title, category);
    const words = page.getByRole('group', { name: 'Samengevat' });
    await expect(words.getByRole('listitem')).toHaveText([
      `${euros(off)} korting`,
      'Vanzelf',
      `vanaf ${euros(minimum)}, op 1 categorie`,
      /^\d.+ tot \d/,
    ]);

    const { visitor, troubles } = await openCart(browser, id);
    const taken = summary(visitor)
      .locator('[data-row]')
      .filter({ hasText: `Korting: ${title}` });
    const quantity = visitor.getByRole('group', { name: `Aantal van ${product}` });
    const total = totalOf(visitor, 'Totaal incl. btw');
    const goods = (pieces: number) => pieces * price + lijn.total;
    // All together cost more than the minimum; what the discount is given on does not.
    expect(goods(2)).toBeGreaterThan(minimum);
    await expect(total).toHaveText(euros(goods(2) + parcel));
    await expect(taken).toHaveCount(0);
    await quantity.getByRole('button', { name: 'Aantal verhogen' }).click();
    await expect(taken).toContainText(`€ -${euros(off).slice(2)}`);
    await expect(total).toHaveText(euros(goods(3) + parcel - off));
    await expectAccessible(visitor, 'a cart with a discount by itself');
    await quantity.getByRole('button', { name: 'Aantal verlagen' }).click();
    await expect(taken).toHaveCount(0);
    await expect(total).toHaveText(euros(goods(2) + parcel));
    await quantity.getByRole('button', { name: 'Aantal verhogen' }).click();
    await expect(taken).toHaveCount(1);

    await page.getByRole('link', { name: 'Kortingen' }).last().click();
    await expect(row(page, title)).toContainText('Actief');
    await page.getByRole('button', { name: `Acties voor ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Uitzetten' }).click();
    await expect(row(page, title)).toContainText('Uit');
    await visitor.reload();
    await expect(quantity.getByRole('textbox')).toHaveValue('3');
    await expect(taken).toHaveCount(0);
    expect(troubles).toEqual([]);
    await visitor.close();
    expect(errors).toEqual([]);
  },
);
