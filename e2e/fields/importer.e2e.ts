import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const paste = (page: Page, text: string) => page.getByLabel('Of plak hier de rijen').fill(text);
const goesTo = (page: Page, column: string) => page.getByLabel(`${column} gaat naar`);
const start = (page: Page) => page.getByRole('button', { name: /^Importeren/ });
const cells = (page: Page) => page.locator('tbody').getByRole('cell');
const imported = (page: Page) => page.evaluate(() => document.body.dataset['imported']);

test('IMP-02 (partly) (stand-in) pasted rows are previewed, mapped, corrected by row and imported together', async ({
  openScenario,
}) => {
  const page = await openScenario('import');
  await paste(page, 'Titel\tVerkoopprijs\tKleur\nKast\t499,00\tgroen\nStoel\tveel\trood');
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(cells(page)).toHaveText(['Kast', '499,00', 'groen', 'Stoel', 'veel', 'rood']);
  await expect(goesTo(page, 'Titel')).toHaveValue('titel');
  await expect(goesTo(page, 'Verkoopprijs')).toHaveValue('');
  await goesTo(page, 'Verkoopprijs').selectOption('Prijs');
  await expect(page.getByText('Rij 3: Prijs: Vul een getal in.')).toBeVisible();
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await start(page).click({ force: true });
  await expectAccessible(page, 'an importer with an error');
  expect(await imported(page)).toBeUndefined();

  await paste(page, 'Titel\tVerkoopprijs\tKleur\nKast\t499,00\tgroen\nStoel\t79,50\trood');
  await goesTo(page, 'Verkoopprijs').selectOption('Prijs');
  await start(page).click();
  await expect(page.getByText('Klaar. Aantal geïmporteerde rijen: 2.')).toBeVisible();
  expect(JSON.parse((await imported(page)) ?? '')).toEqual([
    { titel: 'Kast', prijs: '499,00' },
    { titel: 'Stoel', prijs: '79,50' },
  ]);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test(
  'IMP-02 (partly) (stand-in) a CSV file is read; refusals of the server are shown by row, nothing is stored and everything stays on the screen',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('import');
    const choose = (name: string, buffer: Buffer) =>
      page
        .getByLabel('Klik of sleep een CSV-bestand hierheen')
        .setInputFiles({ name, mimeType: 'text/csv', buffer });
    await choose('lijst.xlsx', Buffer.from('PK'));
    await expect(page.getByText(/Bewaar een Excel-bestand eerst als CSV/)).toBeVisible();

    await choose(
      'lijst.csv',
      Buffer.from('titel;mail\r\n"Café ""Noord""";info@noord.nl\r\nBestaat al;\r\n', 'latin1'),
    );
    await expect(page.getByText('Gekozen: lijst.csv')).toBeVisible();
    await expect(cells(page).first()).toHaveText('Café "Noord"');
    await start(page).click();
    await expect(page.getByText('Rij 3: Titel: deze bestaat al.')).toBeVisible();
    expect(await imported(page)).toBeUndefined();
    await expect(cells(page)).toHaveCount(4);
    await expect(goesTo(page, 'mail')).toHaveValue('mail');
  },
);

test(
  'IMP-02 (partly) a required field without a column blocks the import, and rows without names can be mapped',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('import');
    await paste(page, 'Kast;499\nStoel;79');
    await expect(page.getByText('Kies bij een kolom waar Titel staat.')).toBeVisible();
    await page.getByLabel('De eerste rij bevat de namen van de kolommen').uncheck();
    await goesTo(page, 'Kolom 1').selectOption('Titel');
    await goesTo(page, 'Kolom 2').selectOption('Titel');
    await expect(goesTo(page, 'Kolom 1')).toHaveValue('');
    await goesTo(page, 'Kolom 1').selectOption('Titel');
    await start(page).click();
    await expect(page.getByText('Klaar. Aantal geïmporteerde rijen: 2.')).toBeVisible();
    expect(JSON.parse((await imported(page)) ?? '')).toEqual([{ titel: 'Kast' }, { titel: 'Stoel' }]);
  },
);
