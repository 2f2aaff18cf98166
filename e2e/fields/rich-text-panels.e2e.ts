import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { storedValues, test } from './catalogue-test.ts';
import { expectHtml, press, save, write } from './rich-text-steps.ts';
import { onlyDeep } from '../support/deep-run.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A store that accepts every file under its own name. */
async function acceptFiles(page: Page): Promise<void> {
  await page.route('**/files/signed-url', (route) => {
    const { filePath } = route.request().postDataJSON() as { filePath: string };
    return route.fulfill({ json: { url: `http://catalogue.test/put/${filePath}?signature=1` } });
  });
  await page.route('**/put/**', (route) => route.fulfill({ status: 200, body: '' }));
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
}

test('RTE-14 a link is set, changed and removed in its panel', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page, 'Contact');
  const setLink = async (address: string) => {
    await press(page, 'Link toevoegen');
    const panel = page.getByRole('dialog', { name: 'Link toevoegen' });
    await panel.getByLabel('Adres', { exact: true }).fill(address);
    await save(page);
  };
  await setLink('/x');
  await expectHtml(page, '<p><a type_link="link" href="/x">Contact</a></p>');
  await press(page, 'Link toevoegen');
  const panel = page.getByRole('dialog', { name: 'Link toevoegen' });
  const field = panel.getByLabel('Adres', { exact: true });
  await field.fill('javascript:alert(1)');
  await panel.getByRole('button', { name: 'Opslaan' }).click();
  await expect(panel.getByText('Begin een link met')).toBeVisible();
  await expect(field).toHaveValue('javascript:alert(1)');
  await expectAccessible(page, 'the link panel with a message');
  await panel.getByRole('button', { name: 'Annuleren' }).click();
  await setLink('');
  await expectHtml(page, '<p>Contact</p>');
});

test('RTE-16 a link to a file accepts one file', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await acceptFiles(page);
  await write(page, 'Brochure');
  await press(page, 'Link toevoegen');
  const panel = page.getByRole('dialog', { name: 'Link toevoegen' });
  await panel.getByText('Bestand', { exact: true }).click();
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(panel.getByRole('button', { name: /brochure.*verwijderen$/ })).toBeVisible();
  await expect(panel.locator('input[type="file"]')).toHaveCount(0);
  await save(page);
  await expect
    .poll(async () => (await storedValues(page))['tekst'])
    .toMatch(/^<p><a type_link="file" href="[^"]*brochure\.pdf">Brochure<\/a><\/p>$/);
});

test('RTE-17 an uploaded picture is inserted from its panel', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await acceptFiles(page);
  await page.keyboard.press('End');
  await press(page, 'Afbeelding toevoegen');
  const panel = page.getByRole('dialog', { name: 'Afbeelding toevoegen' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles({ name: 'tafel.png', mimeType: 'image/png', buffer: pixel });
  await expect(panel.getByRole('button', { name: /tafel.*verwijderen$/ })).toBeVisible();
  await panel.getByLabel('Beschrijving').fill('Een tafel');
  await save(page);
  const image = page.getByRole('textbox', { name: 'Tekst' }).getByRole('img', { name: 'Een tafel' });
  await expect(image).toBeVisible();
  await expect.poll(async () => (await storedValues(page))['tekst']).toMatch(/<img [^>]*src="[^"]*tafel/);
});

test('RTE-21 RTE-22 a frame and HTML are inserted from their panels', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await press(page, 'HTML toevoegen');
  await page.getByRole('dialog', { name: 'HTML toevoegen' }).getByLabel('HTML').fill('<u>a</u>');
  await save(page);
  await expectHtml(page, '<p><u>a</u></p>');
  await press(page, 'iFrame toevoegen');
  const panel = page.getByRole('dialog', { name: 'iFrame toevoegen' });
  await panel.getByLabel('Adres').fill('http://x');
  await panel.getByRole('button', { name: 'Opslaan' }).click();
  await expect(panel.getByText('Vul een adres in dat met https:// begint.')).toBeVisible();
  await panel.getByLabel('Adres').fill('https://x');
  await save(page);
  await expect
    .poll(async () => (await storedValues(page))['tekst'])
    .toMatch(/<iframe [^>]*src="https:\/\/x"[^>]*><\/iframe>/);
});

test(
  'RTE-29 RTE-30 RTE-31 RTE-33 rows, columns and header cells are added to a table and removed',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await page.getByRole('textbox', { name: 'Tekst' }).click();
    await press(page, 'Tabel invoegen');
    const size = async () => {
      const html = String((await storedValues(page))['tekst']);
      const count = (tag: string) => html.split(`<${tag}>`).length - 1;
      return { rows: count('tr'), cells: count('td'), headers: count('th') };
    };
    await expect.poll(size).toEqual({ rows: 3, cells: 9, headers: 0 });
    for (const [name, rows, cells, headers] of [
      ['Kolom toevoegen', 3, 12, 0],
      ['Kolom verwijderen', 3, 9, 0],
      ['Rij toevoegen', 4, 12, 0],
      ['Rij verwijderen', 3, 9, 0],
      ['Kopcel', 3, 8, 1],
      ['Kopcel', 3, 9, 0],
    ] as const) {
      await press(page, name);
      await expect.poll(size, name).toEqual({ rows, cells, headers });
      await page.getByRole('textbox', { name: 'Tekst' }).locator('td, th').first().click();
    }
  },
);

test(
  'RTE-32 RTE-34 cells are merged, and a table is removed after two presses',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    const text = page.getByRole('textbox', { name: 'Tekst' });
    await text.click();
    await press(page, 'Tabel invoegen');
    await text.locator('td').nth(0).click();
    await text
      .locator('td')
      .nth(1)
      .click({ modifiers: ['Shift'] });
    await expect(text.locator('.selectedCell')).toHaveCount(2);
    await press(page, 'Cellen samenvoegen');
    const cells = async () => String((await storedValues(page))['tekst']).match(/<td[^>]*>/g);
    await expect.poll(cells).toEqual(['<td colspan="2">', ...Array<string>(7).fill('<td>')]);
    await press(page, 'Tabel verwijderen');
    await expect(page.getByRole('button', { name: 'Weet je het zeker?' })).toBeVisible();
    await expectAccessible(page, 'a table with the confirmation to remove it');
    await press(page, 'Annuleren');
    await expect(text.locator('table')).toBeVisible();
    await press(page, 'Tabel verwijderen');
    await press(page, 'Weet je het zeker?');
    await expect(text.locator('table')).toHaveCount(0);
    await expectHtml(page, '');
  },
);

test(
  'a panel stands beside the text, which is visible and keeps its selection',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('rich-text');
    await write(page, 'Welkom bij ons');
    for (const name of ['Link toevoegen', 'Afbeelding toevoegen', 'iFrame toevoegen', 'HTML toevoegen']) {
      await press(page, name);
      const panel = page.getByRole('dialog', { name });
      await expect(panel).toBeVisible();
      await expect(page.locator('.kept-selection')).toHaveText('Welkom bij ons');
      await expectUncovered(page, '.kept-selection');
      await panel.getByRole('button', { name: 'Annuleren' }).click();
      await expect(panel).toBeHidden();
    }
  },
);

/** Nothing is over the middle of an element. */
async function expectUncovered(page: Page, selector: string): Promise<void> {
  const isOnTop = await page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}
