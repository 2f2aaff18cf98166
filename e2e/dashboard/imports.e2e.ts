import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { dashboard, scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

const widths = [1440, 768, 390];
/** Names that a second try has not used yet. */
const numbered = (name: string) => `${name} ${test.info().retry + 1}`;
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Chooses a file on the screen of imports. */
async function chooseFile(page: Page, name: string, lines: readonly string[]): Promise<void> {
  await page.goto(`${dashboard}/importeren`);
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`);
  await expect(page.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** Sends the chosen file, and waits for what it would change. */
async function plan(page: Page, name: string): Promise<void> {
  await expect(heading(page, `Kolommen van ${name}`)).toBeFocused();
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByText(/^Er is nog niets opgeslagen/)).toBeVisible();
}

/** Stores what is planned. */
async function run(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(/^De import is klaar/)).toBeVisible();
}

/** Lines of the exported catalogue: the headings, and those with a text. */
async function exported(page: Page, having: string): Promise<string[]> {
  await page.goto(`${dashboard}/importeren`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporteer als CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^catalogus-\d{4}-\d\d-\d\d\.csv$/);
  const [headings = '', ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  return [headings, ...lines.filter((line) => line.includes(having))];
}

async function findProduct(page: Page, title: string): Promise<void> {
  await page.goto(`${dashboard}/producten?zoek=${encodeURIComponent(title)}`);
  await expect(heading(page, 'Producten')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Laden...' })).toHaveCount(0);
}

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.66.1' } });

test(
  'an owner exports the catalogue, changes it in the file, imports it and takes that back',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const errors = scriptErrors(page);
    const title = numbered('Importvaas');
    const added = numbered('Importkan');
    await signInAt(page, '/producten');
    await page.getByRole('link', { name: 'Importeren of exporteren' }).click();
    await expect(heading(page, 'Importeren en exporteren')).toBeFocused();

    // A product of its own, so that no other journey sees the change.
    const number = title.replace(' ', '-').toUpperCase();
    await chooseFile(page, 'vazen.csv', ['Artikelnummer;Naam;Prijs', `${number};${title};12,50`]);
    await expectAccessibleAt(page, widths, 'the columns of a file');
    await plan(page, 'vazen.csv');
    await run(page, '1 product importeren');

    const [headings = '', line = ''] = await exported(page, title);
    expect(line).toContain('12,50');
    const other = line
      .replaceAll('Importvaas', 'Importkan')
      .replaceAll('importvaas', 'importkan')
      .replaceAll('IMPORTVAAS', 'IMPORTKAN');
    const refused = other
      .replaceAll(/importkan/g, 'importkom')
      .replaceAll(/IMPORTKAN/g, 'IMPORTKOM')
      .replaceAll('Importkan', 'Importkom')
      .replace('12,50', 'gratis');
    await chooseFile(page, 'aangepast.csv', [headings, line.replace('12,50', '14,00'), other, refused]);
    await plan(page, 'aangepast.csv');
    await expect(row(page, title)).toContainText('Prijs: 12,50 → 14,00');
    await expect(row(page, title)).toContainText('Wijzigt');
    await expect(row(page, added)).toContainText('Nieuw');
    await expectAccessibleAt(page, widths, 'what an import would change');
    await page.getByRole('button', { name: '1 Geweigerd' }).click();
    await expect(page.getByText(/^Rij 4, Prijs: /)).toBeVisible();
    await expect(row(page, title)).toHaveCount(0);
    await expect(page.getByText('1 product is geweigerd en gaat niet mee.')).toBeVisible();
    await page.getByRole('button', { name: '3 Alle' }).click();
    await run(page, '2 producten importeren');
    await expectAccessibleAt(page, widths, 'the result of an import');
    const result = page.url();

    await findProduct(page, added);
    await expect(row(page, added)).toHaveCount(1);
    await findProduct(page, title);
    await expect(row(page, title)).toContainText('14,00');

    await page.goto(result);
    await page.getByRole('button', { name: 'Import ongedaan maken' }).click();
    await expect(page.getByRole('dialog')).toContainText('Nieuwe producten gaan naar het archief');
    await page.getByRole('dialog').getByRole('button', { name: 'Ongedaan maken', exact: true }).click();
    await expect(page.getByText(/^Deze import is ongedaan gemaakt/)).toBeVisible();
    await findProduct(page, added);
    await expect(row(page, added)).toHaveCount(0);
    await findProduct(page, title);
    await expect(row(page, title)).toContainText('12,50');

    await page.goto(`${dashboard}/importeren`);
    await expect(row(page, 'aangepast.csv').first()).toContainText('Ongedaan gemaakt');
    await expectAccessibleAt(page, widths, 'the list of imports');
    expect(errors).toEqual([]);
  },
);

test(
  'a file that cannot be imported is refused at its place, and what is chosen stays',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signInAt(page, '/importeren');
    const input = page.locator('input[type=file]');
    await expect(page.getByRole('button', { name: 'Kies een bestand' })).toBeVisible();
    await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('geen lijst') });
    await expect(page.getByRole('alert')).toContainText('Dit bestand kunnen we niet lezen.');
    await chooseFile(page, 'leeg.csv', ['Naam;Prijs']);
    await expect(page.getByRole('alert')).toContainText(/^In dit bestand sta(at|an) geen rij/);

    await chooseFile(page, 'kleuren.csv', ['Kleur;Hoeveel', 'Zand;3']);
    await expect(heading(page, 'Kolommen van kleuren.csv')).toBeFocused();
    await page.getByRole('button', { name: 'Controleren' }).click();
    const colour = page.getByRole('combobox', { name: 'Kleur wordt' });
    await expect(colour).toBeFocused();
    await expect(page.getByText(/^Kies een kolom voor de naam/)).toBeVisible();
    await colour.selectOption('Naam');
    await expect(page.getByText(/^Kies een kolom voor de naam/)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Hoeveel wordt' }).selectOption('Naam');
    await expect(page.getByText('Naam is al gekozen voor een andere kolom.')).toBeVisible();

    // Another screen keeps the file; a failed connection too.
    await page.getByRole('link', { name: 'Importeren en exporteren' }).first().click();
    await page.getByRole('link', { name: 'Verder met kleuren.csv' }).click();
    await expect(colour).toHaveValue('title');
    await page.getByRole('combobox', { name: 'Hoeveel wordt' }).selectOption('Niet importeren');
    await page.route('**/imports/create', (route) => route.abort());
    await page.getByRole('button', { name: 'Controleren' }).click();
    await page.getByRole('button', { name: 'Stoppen' }).click();
    await expect(page.getByRole('button', { name: 'Stoppen' })).toHaveCount(0);
    await expect(colour).toHaveValue('title');
    expect(errors).toEqual([]);
  },
);
