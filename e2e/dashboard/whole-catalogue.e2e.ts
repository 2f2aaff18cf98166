import { dashboardPath } from '@etalage/api-contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { addList, addOption, closeOption } from '../support/owner-options.ts';
import { makeProduct } from '../support/owner-products.ts';
import { dashboard, scriptErrors, signIn } from '../support/owner.ts';
import { fillCustomer, orderButton, panelOf, privatePerson, totalOf } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.81.1' } });

const at = (path: string) => dashboard + dashboardPath('leeg', path);
/** A second try makes everything again under another name. */
const named = (name: string) => (test.info().retry === 0 ? name : `${name} ${test.info().retry}`);
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
}

async function putOnline(page: Page, category: string, wood: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await page.getByRole('combobox', { name: named('Hout') }).fill(wood);
  await page.keyboard.press('Enter');
  const tree = page.getByRole('list', { name: 'Categorieën', exact: true });
  await tree.getByRole('checkbox', { name: category, exact: true }).check();
  await save(page);
}

async function visitorOf(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const base = new URL(test.info().project.use.baseURL ?? '');
  const context = await browser.newContext({
    baseURL: `http://leeg.localhost:${base.port}`,
    extraHTTPHeaders: { 'x-forwarded-for': `10.90.81.${javaScriptEnabled ? 2 : 3}` },
    javaScriptEnabled,
  });
  return context.newPage();
}

test(
  'an owner fills an empty shop in the dashboard alone, and visitors buy and ask there, with and without JavaScript',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const errors = scriptErrors(page);
    const names = {
      category: named('Meubels'),
      top: named('Blad'),
      chair: named('Stoel'),
      cupboard: named('Kast'),
    };
    await signIn(page);

    await page.goto(at('/kenmerken'));
    await page.getByRole('button', { name: 'Nieuw kenmerk' }).first().click();
    const property = page.getByRole('dialog', { name: 'Nieuw kenmerk' });
    await property.getByLabel('Naam').fill(named('Hout'));
    await property.getByRole('button', { name: 'Kenmerk maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: named('Hout') })).toBeVisible();

    await page.goto(at('/categorieen'));
    await page.getByRole('button', { name: 'Nieuwe categorie' }).first().click();
    const category = page.getByRole('dialog', { name: 'Nieuwe categorie' });
    await category.getByLabel('Naam').fill(names.category);
    await category.getByRole('button', { name: 'Categorie maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: names.category })).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
    await save(page);

    await page.goto(at('/producten'));
    await makeProduct(page, names.top, '10');
    const options = page.getByRole('group', { name: 'Opties' });
    for (const size of ['Lengte', 'Breedte', 'Dikte']) {
      const card = await addOption(options, /^Getal/, size);
      await card.getByLabel('Eenheid achter het veld').fill('cm');
      await card.getByLabel('Beginwaarde').fill('10');
      await closeOption(card, size);
    }
    const sum = await addOption(options, /^Berekening/, 'Inhoud');
    await sum.getByLabel('Begint met').fill('0,01');
    for (const [place, size] of ['Lengte', 'Breedte', 'Dikte'].entries()) {
      await sum.getByRole('button', { name: 'Stap toevoegen' }).click();
      await sum.getByLabel('Optie', { exact: true }).nth(place).selectOption(size);
    }
    await expect(sum.getByText('Inhoud = 0,01 × Lengte × Breedte × Dikte')).toBeVisible();
    await putOnline(page, names.category, 'Eiken');

    await page.goto(at('/producten'));
    await makeProduct(page, names.chair, '100');
    await addList(options, 'Kleur', ['Wit', 'Zwart']);
    await addList(options, 'Zitting', ['Leer', 'Stof', 'Hout']);
    await addList(options, 'Hoogte', ['45', '50', '65', '75']);
    const variants = page.getByRole('group', { name: 'Varianten', exact: true });
    for (const list of ['Kleur', 'Zitting', 'Hoogte']) await variants.getByLabel(list).check();
    await expect(variants.getByRole('list', { name: 'Varianten' }).getByRole('listitem')).toHaveCount(24);
    await variants.getByLabel('Prijsverschil, Zwart, Leer, 75', { exact: true }).fill('25');
    await putOnline(page, names.category, 'Noten');

    await page.goto(at('/producten'));
    await makeProduct(page, names.cupboard, '0');
    await page.getByLabel('Direct bestellen').uncheck();
    await page.getByLabel('Offerte aanvragen').check();
    await putOnline(page, names.category, 'Eiken');

    await page.goto(at('/kortingen/nieuw'));
    const code = named('VIJF').replace(' ', '');
    await page.getByLabel('Naam', { exact: true }).fill(named('Vijf procent'));
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('Percentage', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Korting maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: named('Vijf procent') })).toBeVisible();

    const buyer = await visitorOf(browser, true);
    await buyer.goto(pathOf(names.category), { waitUntil: 'networkidle' });
    const filters = buyer.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: /^Noten/ }).check();
    await expect(buyer.getByRole('main').getByRole('link', { name: names.top })).toHaveCount(0);
    await buyer.goto(pathOf(names.top), { waitUntil: 'networkidle' });
    for (const [size, value] of [
      ['Lengte', '20'],
      ['Breedte', '10'],
      ['Dikte', '5'],
    ] as const)
      await panelOf(buyer)
        .getByLabel(new RegExp(`^${size}`))
        .fill(value);
    // 10 + 0,01 × 20 × 10 × 5 = 20.
    await expect(panelOf(buyer).locator('[data-price]')).toContainText(/€\s20,00/);
    await panelOf(buyer).getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(buyer.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
    await buyer.goto(pathOf(names.chair), { waitUntil: 'networkidle' });
    for (const [list, choice] of [
      ['Kleur', 'Zwart'],
      ['Zitting', 'Leer'],
      ['Hoogte', '75'],
    ] as const)
      await panelOf(buyer)
        .getByLabel(new RegExp(`^${list}`))
        .selectOption({ label: choice });
    await expect(panelOf(buyer).locator('[data-price]')).toContainText(/€\s125,00/);
    await panelOf(buyer).getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(buyer.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
    await buyer.goto('/winkelwagen', { waitUntil: 'networkidle' });
    const summary = buyer.getByRole('complementary', { name: 'Overzicht' });
    await summary.getByLabel('Kortingscode').fill(code);
    await summary.getByRole('button', { name: 'Toepassen' }).click();
    // 5 % of € 145,00.
    await expect(summary.locator('[data-row]').filter({ hasText: 'Korting:' })).toContainText('7,25');
    await expectAccessible(buyer, 'the cart of a shop made in the dashboard');
    await buyer.goto('/afrekenen', { waitUntil: 'networkidle' });
    await fillCustomer(buyer, privatePerson);
    await buyer.getByRole('radio', { name: 'Afhalen' }).check();
    await buyer.getByRole('radio', { name: 'Betalen bij afhalen' }).check();
    await orderButton(buyer).click();
    await expect(buyer).toHaveURL(/\/bestelling\?order=/);
    await expect(totalOf(buyer, 'Totaal incl. btw')).toHaveText(/€\s137,75/);
    await buyer.context().close();

    const asker = await visitorOf(browser, false);
    await asker.goto(pathOf(names.cupboard));
    await panelOf(asker).getByRole('button', { name: 'Offerte aanvragen' }).click();
    await expect(asker.getByText('Het product is toegevoegd aan je offerteaanvraag.')).toBeVisible();
    await asker.goto('/afrekenen');
    await fillCustomer(asker, privatePerson);
    await asker.getByRole('button', { name: 'Offerte aanvragen' }).click();
    await expect(asker).toHaveURL(/\/bestelling\?order=/);
    await expect(asker.getByRole('main').getByText(names.cupboard)).toBeVisible();
    await asker.context().close();
    expect(errors).toEqual([]);
  },
);
