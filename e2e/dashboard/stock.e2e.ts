import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { panelOf } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.78.1' } });

const widths = [1440, 768, 390];
const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Zoek op naam, keuze, artikelnummer of EAN' });
const row = (page: Page, ...words: string[]) =>
  words.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'));
const amount = (page: Page, name: string) => page.getByLabel(`Nieuw aantal, ${name}`, { exact: true });
const saved = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Makes a product that is counted and online, without pieces. */
async function makeCounted(page: Page, title: string, number: string): Promise<void> {
  await signInAt(page, '/producten');
  await makeProduct(page, title, '50');
  await page.getByLabel('Artikelnummer', { exact: true }).fill(number);
  const stock = page.getByRole('group', { name: 'Voorraad' });
  await stock.getByLabel('Voorraad bijhouden').check();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Bekijken in de winkel' })).toBeVisible();
}

test(
  'an owner corrects rows with a reason, takes that back, and a visitor sees the new stock',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    // A second try finds the product of the first.
    const which = test.info().retry + 1;
    const title = `Kruk Telling ${which}`;
    const number = `KT-${which}9`;
    const note = `Pakbon ${which}77`;
    await makeCounted(page, title, number);
    await page.getByRole('link', { name: 'Bekijk in de voorraadlijst' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Voorraad' })).toBeVisible();
    await expect(search(page)).toHaveValue(number);
    await expect(row(page, title)).toContainText('Uitverkocht');

    // A scanner types a number and Enter.
    await search(page).press('Enter');
    await expect(amount(page, title)).toBeFocused();
    await page.keyboard.type('+12');
    await expect(row(page, title)).toContainText('→ 12');
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('terp leisteen');
    await page.keyboard.press('Enter');
    await expect(amount(page, 'Kussen Terp: Leisteen')).toBeFocused();
    await page.keyboard.type('x');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Vul een aantal in, zoals 12, +12 of -3.')).toBeVisible();
    await expectAccessibleAt(page, widths, 'a wrong amount');
    await amount(page, 'Kussen Terp: Leisteen').fill('+6');
    await expect(page.getByText('2 rijen gewijzigd, nog niet opgeslagen.')).toBeVisible();
    await page.getByLabel('Reden').selectOption('Levering');
    await page.getByLabel('Toelichting').fill(note);
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(saved(page, '2 rijen zijn bijgewerkt.')).toBeVisible();
    await expect(page.getByText('nog niet opgeslagen')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(saved(page, 'De wijziging is ongedaan gemaakt.')).toBeVisible();
    await search(page).fill(number);
    await expect(row(page, title)).toContainText('Uitverkocht');

    // Counted, with a limit, and once more without Enter in the search box.
    await amount(page, title).fill('4');
    await page.getByLabel(`Waarschuwen bij, ${title}`, { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(saved(page, '1 rij is bijgewerkt.')).toBeVisible();
    await expect(row(page, title)).toContainText('bijna op');
    const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.78.2' } });
    await visitor.goto(`${baseURL}/kruk-telling-${which}`, { waitUntil: 'networkidle' });
    await expect(panelOf(visitor).getByRole('button', { name: 'In winkelwagen' })).toBeEnabled();
    await visitor.close();

    await page.getByRole('tab', { name: 'Mutaties' }).click();
    await expect(row(page, title)).toHaveCount(3);
    await expect(row(page, title).first()).toContainText(/\+4.*Geteld.*Joost/s);
    await expect(row(page, title, 'Ongedaan gemaakt')).toContainText('-12');
    await expect(row(page, 'Leisteen', note)).toContainText('+6');
    await page.getByRole('searchbox', { name: 'Zoek op product' }).fill(title);
    await page.getByLabel('Reden').selectOption('Levering');
    await expect(row(page, title)).toHaveCount(1);
    await expect(row(page, 'Leisteen')).toHaveCount(0);
    await expectAccessibleAt(page, widths, 'the movements');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download als CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.split('\r\n')).toHaveLength(3);
    expect(file).toContain(`;${number};${title};;12;12;Levering;${note};;Joost`);
    await page.getByLabel('Tot en met').fill('2020-01-01');
    await expect(page.getByText('Geen mutaties gevonden')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'the list has variants apart, is filtered and sorted, and keeps what is typed',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signInAt(page, '/voorraad');
    await expect(row(page, 'Stoel Pier')).toHaveCount(7);
    await expectAccessibleAt(page, widths, 'the stock');
    await page.getByRole('button', { name: 'Uitverkocht' }).click();
    await expect(row(page, 'Kruk Paal')).toHaveCount(1);
    await expect(row(page, 'Houtzeep')).toHaveCount(0);
    await page.getByRole('button', { name: 'Alle', exact: true }).click();
    await page.getByRole('combobox', { name: 'Sorteer op' }).selectOption('Meest aanwezig');
    await expect(page.getByRole('row').nth(1)).toContainText('Houtzeep');
    await search(page).fill('pier wol');
    await expect(row(page, 'Stoel Pier')).toHaveCount(2);
    await amount(page, 'Stoel Pier: Eiken, geolied, Wol, mosgroen').fill('+1');
    await search(page).fill('bestaat niet');
    await expect(page.getByText('Geen voorraad gevonden')).toBeVisible();
    await expect(page.getByText('1 rij gewijzigd, nog niet opgeslagen.')).toBeVisible();
    await expectAccessible(page, 'no stock found');

    // Without a connection nothing is lost, and the same correction is stored once the connection is back.
    await page.route('**/stock/correct', (route) => route.abort());
    await page.getByLabel('Reden').selectOption('Levering');
    await page.getByLabel('Toelichting').fill('Doos van dinsdag');
    const attempt = page.waitForRequest('**/stock/correct');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    const asked: unknown = (await attempt).postDataJSON();
    expect(asked).toHaveProperty('idempotency_key', expect.stringMatching(/^[0-9a-f-]{36}$/));
    const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(refusal).toBeVisible();
    // Another tab and back: the reason, the failure and the repeat key are still there.
    await page.getByRole('tab', { name: 'Mutaties' }).click();
    await expect(page.getByText('nog niet opgeslagen')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Voorraad' }).click();
    await expect(refusal).toBeVisible();
    await expect(page.getByLabel('Reden')).toHaveValue('delivery');
    await expect(page.getByLabel('Toelichting')).toHaveValue('Doos van dinsdag');
    const again = page.waitForRequest('**/stock/correct');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    expect((await again).postDataJSON()).toEqual(asked);
    await expect(refusal).toBeVisible();
    await page.unroute('**/stock/correct');
    await search(page).fill('pier wol');
    await expect(amount(page, 'Stoel Pier: Eiken, geolied, Wol, mosgroen')).toHaveValue('+1');
    await page.getByRole('link', { name: 'Producten', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Blijven' }).click();
    await amount(page, 'Stoel Pier: Eiken, geolied, Wol, mosgroen').press('Escape');
    await expect(page.getByText('nog niet opgeslagen')).toHaveCount(0);
    expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  },
);
