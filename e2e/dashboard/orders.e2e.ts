import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { demoOwner, scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { belgianCompany, makeOrder, privatePerson } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.1.1' } });

const widths = [1440, 768, 390];
const searchBox = (page: Page) =>
  page.getByRole('searchbox', { name: 'Zoek op nummer, klant, product of postcode' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const said = (page: Page, text: string) => page.getByText(text, { exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Two orders of people that no other journey has; each try has its own. */
async function placeOrders(page: Page, bird: string): Promise<string> {
  const name = `${bird}${test.info().retry + 1}${test.info().repeatEachIndex}`;
  const person = { ...privatePerson, lastname: `${name} Aalders`, postcode: '9999 XZ' };
  await makeOrder(page, priceTable.duinWalnutOiled, { customer: person });
  await page.context().clearCookies();
  await makeOrder(page, priceTable.lijnAddedUp, {
    customer: { ...belgianCompany, lastname: `${name} Bakker` },
  });
  await page.context().clearCookies();
  return name;
}

test(
  'an owner finds orders by product and postcode, filters and sorts them, keeps the search and exports it',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    const name = await placeOrders(page, 'Zwaluw');
    await signInAt(page, '/bestellingen');
    await searchBox(page).fill(`${name.toLowerCase()} eettafel duin`);
    await expect(row(page, `${name} Aalders`)).toBeVisible();
    await expect(row(page, `${name} Bakker`)).toHaveCount(0);
    await searchBox(page).fill(`${name} 9999xz`);
    await expect(page.getByText('1 bestelling', { exact: true })).toBeVisible();
    await searchBox(page).fill(name);
    await expect(page.getByText('2 bestellingen', { exact: true })).toBeVisible();

    await choice(page, 'Sorteer op').selectOption('Hoogste totaal');
    await expect(page.getByRole('row').nth(1)).toContainText('Aalders');
    await page.getByRole('button', { name: 'Totaal', exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Bakker');
    await page.getByRole('button', { name: 'Niet betaald' }).click();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await choice(page, 'Land').selectOption('België');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(page.getByText('1 bestelling', { exact: true })).toBeVisible();
    await expect(row(page, `${name} Bakker`)).toBeVisible();
    await expectAccessibleAt(page, widths, 'a search of orders');

    await page.getByRole('button', { name: 'Weergave bewaren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' });
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog.getByText('Vul een naam in.')).toBeVisible();
    await dialog.getByLabel('Naam').fill(`België ${name}`);
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(choice(page, 'Weergaven')).toBeFocused();
    await expect(choice(page, 'Weergaven').getByRole('option', { name: `België ${name}` })).toBeAttached();

    await page.goto(page.url().replace(/\?.*/, ''));
    await expect(searchBox(page)).toHaveValue('');
    await choice(page, 'Weergaven').selectOption(`België ${name}`);
    await expect(searchBox(page)).toHaveValue(name);
    await expect(page.getByRole('button', { name: 'Niet betaald' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 bestelling', { exact: true })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporteren' }).click();
    await page.getByRole('menuitem', { name: 'Als CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('Totaal met btw');
    expect(lines[1]).toContain(`;Jef;${name} Bakker;inkoop@example.be;`);

    await page.getByRole('button', { name: `Weergave “België ${name}” verwijderen` }).click();
    await expect(said(page, `De weergave “België ${name}” is verwijderd.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weergave bewaren' })).toBeFocused();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(said(page, `De weergave “België ${name}” is terug.`)).toBeVisible();
    await page.getByRole('button', { name: `Weergave “België ${name}” verwijderen` }).click();
    await expect(choice(page, 'Weergaven').getByRole('option', { name: `België ${name}` })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test(
  'the list goes on a page, keeps its columns in the address, and says that nothing was found',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    const name = await placeOrders(page, 'Merel');
    // Two rows on a page, so that there is a next one.
    await page.route('**/orders/list', async (route) => {
      const body = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...body, limit: 1 }) });
    });
    await signInAt(page, `/bestellingen?zoek=${name}&sorteer=klant-af`);
    await expect(row(page, `${name} Aalders`)).toBeVisible();
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(row(page, `${name} Bakker`)).toBeVisible();
    await expect(row(page, `${name} Aalders`)).toHaveCount(0);
    await page.reload();
    await expect(row(page, `${name} Bakker`)).toBeVisible();
    await page.getByRole('button', { name: 'Vorige' }).click();
    await expect(row(page, `${name} Aalders`)).toBeVisible();
    await page.unroute('**/orders/list');
    await page.goto(page.url().replace(/\?.*/, `?zoek=${name}&sorteer=klant-af`));

    // An opened order leads to the next one of the list, and back to the list as it was searched.
    await row(page, `${name} Aalders`).getByRole('link').click();
    await expect(page.getByRole('link', { name: /^Volgende: / })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Vorige: / })).toHaveCount(0);
    await page.getByRole('link', { name: /^Volgende: / }).click();
    await expect(page.getByText(`${name} Bakker`).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessibleAt(page, widths, 'an order of a list');
    await page.getByRole('link', { name: /^Vorige: / }).click();
    await expect(page.getByText(`${name} Aalders`).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Bestellingen', exact: true }).click();
    await expect(searchBox(page)).toHaveValue(name);
    await expect(row(page, `${name} Bakker`)).toBeVisible();

    await page.getByRole('button', { name: 'Kolommen' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Land' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Datum' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Land' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Datum' })).toHaveCount(0);
    await expectAccessibleAt(page, widths, 'orders with other columns');

    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Tot en met').fill('2020-01-01');
    await expect(page.getByText('Geen bestelling gevonden')).toBeVisible();
    await expectAccessibleAt(page, widths, 'no order found');
    await page.getByRole('button', { name: 'Toon alles' }).click();
    await expect(row(page, `${name} Bakker`)).toBeVisible();

    // Without a connection the name stays, and is kept once the connection is back.
    await page.route('**/orders/views/create', (route) => route.abort());
    await page.getByRole('button', { name: 'Niet betaald' }).click();
    await page.getByRole('button', { name: 'Weergave bewaren' }).click();
    const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' });
    await dialog.getByLabel('Naam').fill('Zonder verbinding');
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(dialog.getByLabel('Naam')).toHaveValue('Zonder verbinding');
    await page.unroute('**/orders/views/create');
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Weergave “Zonder verbinding” verwijderen' }).click();
    await expect(said(page, 'De weergave “Zonder verbinding” is verwijderd.')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'a view is deleted and put back over a session that ends in between, however long signing in takes',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/bestellingen?zoek=Zonder+sessie');
    await page.getByRole('button', { name: 'Weergave bewaren' }).click();
    const naming = page.getByRole('dialog', { name: 'Weergave bewaren' });
    await naming.getByLabel('Naam').fill('Zonder sessie');
    await naming.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(naming).toBeHidden();

    const signInAgain = async () => {
      const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
      await expect(dialog).toBeVisible();
      // A message with an action is otherwise gone after eight seconds.
      await page.waitForTimeout(9_000);
      await dialog.getByLabel('Wachtwoord', { exact: true }).fill(demoOwner.password);
      await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };
    const remove = page.getByRole('button', { name: 'Weergave “Zonder sessie” verwijderen' });
    await page.context().clearCookies();
    await remove.click();
    await signInAgain();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said(page, 'De weergave “Zonder sessie” is verwijderd.')).toBeVisible();

    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await signInAgain();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(said(page, 'De weergave “Zonder sessie” is terug.')).toBeVisible();
    await remove.click();
    await expect(remove).toHaveCount(0);
  },
);
