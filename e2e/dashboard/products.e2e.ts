import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.61.1' } });

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();

/** What a new visitor reads at a path. */
async function visit(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.61.2' } });
  const page = await context.newPage();
  const reply = await page.goto(`${baseURL}${path}`);
  const text = await page.locator('main').innerText();
  const address = new URL(page.url()).pathname;
  await context.close();
  return { status: reply?.status(), text, address };
}

test('an owner makes a product, puts it online, and a visitor buys it at its new address', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const errors = scriptErrors(page);
  await signInAt(page, '/producten');
  await page.getByRole('button', { name: 'Nieuw product' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw product' });
  await dialog.getByRole('button', { name: 'Product maken' }).click();
  await expect(dialog.getByText('Geef het product een naam.')).toBeVisible();
  await expect(dialog.getByLabel('Naam')).toBeFocused();
  await dialog.getByLabel('Prijs').fill('veel');
  await expect(dialog.getByLabel('Prijs')).toHaveValue('veel');
  await dialog.getByRole('button', { name: 'Product maken' }).click();
  await expect(dialog.getByText('Vul een bedrag in, zoals 12,50.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();

  await makeProduct(page, 'Krukje Proef', '121');
  expect((await visit(browser, baseURL, '/krukje-proef')).status).toBe(404);
  const price = page.getByRole('group', { name: 'Prijs', exact: true });
  await expect(price.getByText(/Zonder btw €\s100,00/)).toBeVisible();
  await price.getByLabel('Inkoopprijs').fill('40');
  await expect(price.getByText(/Marge €\s60,00 \(60%\)/)).toBeVisible();

  await price.getByLabel('Actieprijs').fill('200');
  await page.getByLabel('EAN').fill('123');
  await save(page);
  await expect(price.getByText('De actieprijs moet lager zijn dan de prijs.')).toBeVisible();
  await expect(page.getByText(/^Dit is geen geldig EAN/)).toBeVisible();
  await expectAccessible(page, 'a refused product');
  await price.getByLabel('Actieprijs').fill('99');
  await page.getByLabel('EAN').fill('4006381333931');
  await page.getByLabel('Artikelnummer').fill('KP-1');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await save(page);
  await expect(page.getByRole('link', { name: 'Bekijken in de winkel' })).toBeVisible();
  const seen = await visit(browser, baseURL, '/krukje-proef');
  expect(seen.text).toContain('Krukje Proef');
  expect(seen.text).toContain('€\u00a099,00');
  expect(seen.text).toContain('KP-1');

  await page.getByLabel('Adres', { exact: true }).fill('/krukjes/proef');
  await save(page);
  await expect(page.getByText('Wat je opslaat, zien bezoekers meteen.')).toBeVisible();
  await expect
    .poll(async () => (await visit(browser, baseURL, '/krukje-proef')).address)
    .toBe('/krukjes/proef');
  expect(errors).toEqual([]);
});

test(
  'prices and stock are edited like a spreadsheet, saved together and undone together',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/producten?zoek=bank&sorteer=prijs');
    await page.getByRole('button', { name: 'Snel bewerken' }).click();
    const prices = page.getByRole('textbox', { name: /^Prijs, / });
    await expect(prices.nth(1)).toBeVisible();
    const before = [await prices.nth(0).inputValue(), await prices.nth(1).inputValue()];
    await prices.nth(0).fill('1.111,50');
    await prices.nth(0).press('Enter');
    await expect(prices.nth(1)).toBeFocused();
    await prices.nth(1).fill('duur');
    await expect(page.getByText('Vul een bedrag in, zoals 12,50.')).toBeVisible();
    await save(page);
    await expect(prices.nth(1)).toBeFocused();
    await prices.nth(1).press('Control+z');
    await expect(prices.nth(1)).toHaveValue(before[1] ?? '');
    await prices.nth(1).fill('1222');
    await expect(page.getByText('2 producten gewijzigd, nog niet opgeslagen.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'the sheet');
    await save(page);
    await expect(page.getByText('2 producten zijn opgeslagen.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(page.getByText('De wijziging is ongedaan gemaakt.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(prices.nth(1)).toBeVisible();
    const values = await page
      .getByRole('textbox', { name: /^Prijs, / })
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    expect(values).toEqual(expect.arrayContaining(before));
  },
);

test(
  'a change of several products is shown before it is made, and undone as one',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/producten?zoek=lamp');
    const boxes = page.getByRole('checkbox', { name: /^Kies / });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await expect(page.getByText('2 producten gekozen')).toBeVisible();
    const name = (await boxes.nth(0).getAttribute('aria-label'))?.replace('Kies ', '') ?? '';
    await page.getByRole('button', { name: 'Prijs wijzigen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Prijs van gekozen producten wijzigen' });
    await dialog.getByLabel('Hoeveel').fill('10');
    await dialog.getByLabel('Afronden').selectOption('eindigt op ,99');
    const preview = dialog.getByRole('list', { name: 'Wat er verandert' }).getByRole('listitem');
    await expect(preview).toHaveCount(2);
    await expect(preview.filter({ hasText: name })).toContainText(/→ €\s[\d.]+,99/);
    await expectAccessibleAt(page, [1440, 390], 'a change of prices');
    await dialog.getByRole('button', { name: 'Prijzen wijzigen' }).click();
    await expect(page.getByText('De prijzen van 2 producten zijn gewijzigd.', { exact: true })).toBeVisible();
    await expect(row(page, name)).toContainText(',99');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('De wijziging is ongedaan gemaakt.', { exact: true })).toBeVisible();
    await expect(row(page, name)).not.toContainText(',99');
  },
);

test('two people edit one product, and neither loses a change', onlyDeep, async ({ page, browser }) => {
  await signInAt(page, '/producten');
  await makeProduct(page, 'Plank Samen', '50');
  const address = page.url();
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.61.3' } });
  const other = await context.newPage();
  await signInAt(other, new URL(address).pathname.replace(/^\/w\/[^/]+/, ''));
  await other.getByLabel('Merk', { exact: true }).fill('Atelier Noord');
  await other.getByLabel('Naam', { exact: true }).fill('Plank van de ander');
  await save(other);
  await expect(other.getByRole('heading', { level: 1, name: 'Plank van de ander' })).toBeVisible();

  await page.getByLabel('Artikelnummer').fill('PS-9');
  await page.getByLabel('Naam', { exact: true }).fill('Plank van mij');
  await save(page);
  await expect(page.getByText('Overgenomen van de ander: Merk.')).toBeVisible();
  await expect(page.getByText('Door jullie allebei gewijzigd, hier staat jouw versie: Naam.')).toBeVisible();
  await expect(page.getByLabel('Merk', { exact: true })).toHaveValue('Atelier Noord');
  await expectAccessible(page, 'a conflict');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plank van mij' })).toBeVisible();

  await page.getByRole('button', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('dialog', { name: 'Geschiedenis van Plank van mij' });
  await expect(history.getByText('Naam: Plank van de ander → Plank van mij')).toBeVisible();
  await expectAccessibleAt(page, [1440, 390], 'the history of a product');
  const events = history.getByRole('listitem');
  await events.filter({ hasText: 'Plank Samen → Plank van de ander' }).getByRole('button').click();
  await expect(page.getByText(/^Het product is teruggezet/)).toBeVisible();
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Plank van de ander');
  await expect(page.getByLabel('Artikelnummer')).toHaveValue('');
  await context.close();
});

test(
  'the list finds, filters and sorts in its address, and survives the back button',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, '/producten');
    await page.getByRole('searchbox').fill('eettafel');
    await expect(page).toHaveURL(/zoek=eettafel/);
    await expect(row(page, 'Eettafel').first()).toBeVisible();
    await page.getByRole('button', { name: 'Prijs', exact: true }).click();
    await expect(page).toHaveURL(/sorteer=prijs/);
    await expect(page.getByRole('columnheader', { name: 'Prijs' })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Prijs', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Prijs' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByRole('button', { name: 'Kolommen' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Inkoop en marge' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Status' }).click();
    // An open menu floats above the page, outside its landmarks.
    await expectAccessible(page, 'the choice of columns', ['region']);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/kolommen=voorraad%2Cprijs%2Cinkoop%2Cgewijzigd/);
    await expect(row(page, 'Eettafel').first()).toContainText(/%/);
    await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Archief' }).click();
    await expect(page.getByText('Geen producten gevonden')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'no products found');
    await page.goBack();
    await expect(row(page, 'Eettafel').first()).toBeVisible();
  },
);
