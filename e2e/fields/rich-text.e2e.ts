import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { storedValues, test } from './catalogue-test.ts';

/** Opens the editor with one paragraph in it, all of it selected. */
async function write(page: Page, words = 'Welkom'): Promise<void> {
  await page.getByRole('textbox', { name: 'Tekst' }).click();
  await page.keyboard.type(words);
  await page.keyboard.press('ControlOrMeta+a');
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectHtml = (page: Page, html: string) =>
  expect.poll(async () => (await storedValues(page))['tekst']).toBe(html);
const save = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('FLD-34 RTE-01 RTE-02 RTE-03 RTE-04 marks of text are set and taken away', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  for (const [name, tag] of [
    ['Vet', 'strong'],
    ['Cursief', 'em'],
    ['Onderstreept', 'u'],
    ['Doorgestreept', 's'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectHtml(page, `<p><${tag}>Welkom</${tag}></p>`);
    await button.click();
    await expectHtml(page, '<p>Welkom</p>');
  }
});

test('RTE-06 RTE-07 a paragraph is aligned and floats', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await press(page, 'Centreren');
  await expectHtml(page, '<p style="text-align: center">Welkom</p>');
  await press(page, 'Links uitlijnen');
  await press(page, 'Links, tekst eromheen');
  await expectHtml(page, '<p class="float-left">Welkom</p>');
  await press(page, 'Links, tekst eromheen');
  await expectHtml(page, '<p>Welkom</p>');
});

test('RTE-09 RTE-10 RTE-11 size, font and shadow are chosen from their lists', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  const labels = (name: string) =>
    page.getByRole('combobox', { name, exact: true }).first().locator('option');
  await expect(labels('Lettertype')).toHaveText(['Letter', 'Normaal', 'Uitgelicht']);
  await expect(labels('Schaduw')).toHaveText(['Schaduw', 'Klein', 'Middel', 'Groot']);
  const choose = (name: string, label: string) =>
    page.getByRole('combobox', { name, exact: true }).first().selectOption(label);
  await choose('Tekstgrootte', 'text-2xl');
  await expectHtml(page, '<p><span class="text-2xl">Welkom</span></p>');
  await choose('Lettertype', 'Uitgelicht');
  await expectHtml(page, '<p><span class="text-2xl font-primary">Welkom</span></p>');
  await choose('Schaduw', 'Groot');
  await expectHtml(page, '<p><span class="text-2xl font-primary text-shadow-lg">Welkom</span></p>');
  await choose('Tekstgrootte', '');
  await choose('Lettertype', '');
  await choose('Schaduw', '');
  await expectHtml(page, '<p>Welkom</p>');
});

test('RTE-12 RTE-13 words get a colour and a background', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await press(page, 'Tekstkleur');
  await page.getByRole('dialog').getByLabel('Kleur', { exact: true }).fill('255, 0, 0, 0.5');
  await save(page);
  await expectHtml(page, '<p><span style="color: rgba(255, 0, 0, 0.5)">Welkom</span></p>');
  await press(page, 'Achtergrondkleur');
  await page.getByRole('dialog').getByLabel('Kleur', { exact: true }).fill('0, 0, 255');
  await save(page);
  await expectHtml(
    page,
    '<p><span style="color: rgba(255, 0, 0, 0.5); background-color: rgb(0, 0, 255)">Welkom</span></p>',
  );
});

test('RTE-25 RTE-26 a paragraph becomes each heading and a paragraph again', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  const kind = page.getByRole('combobox', { name: 'Soort tekst' }).first();
  for (const level of [1, 2, 3, 4, 5, 6]) {
    await kind.selectOption(`Kop ${level}`);
    await expectHtml(page, `<h${level}>Welkom</h${level}>`);
  }
  await kind.selectOption('Alinea');
  await expectHtml(page, '<p>Welkom</p>');
});

test('RTE-05 RTE-23 RTE-24 RTE-27 RTE-28 lists, a line, undo and redo', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await write(page);
  await press(page, 'Lijst met punten');
  await expectHtml(page, '<ul><li>Welkom</li></ul>');
  await press(page, 'Genummerde lijst');
  await expectHtml(page, '<ol><li>Welkom</li></ol>');
  // What was typed and done in one breath is one step, so the number of steps is not ours to say.
  for (const [name, html] of [
    ['Ongedaan maken', ''],
    ['Opnieuw', '<ol><li>Welkom</li></ol>'],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(async () => {
      if (await button.isEnabled()) await button.click();
      await expect(button).toBeDisabled({ timeout: 500 });
    }).toPass();
    await expectHtml(page, html);
  }
  await press(page, 'Genummerde lijst');
  await page.keyboard.press('End');
  await press(page, 'Horizontale lijn');
  await expect.poll(async () => (await storedValues(page))['tekst']).toContain('<p>Welkom</p><hr>');
});

test('RTE-14 a link is set, changed and taken away in its panel', async ({ openScenario }) => {
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

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A store that takes every file under the name it comes with. */
async function acceptFiles(page: Page): Promise<void> {
  await page.route('**/files/signed-url', (route) => {
    const { filePath } = route.request().postDataJSON() as { filePath: string };
    return route.fulfill({ json: { url: `http://catalogue.test/put/${filePath}?signature=1` } });
  });
  await page.route('**/put/**', (route) => route.fulfill({ status: 200, body: '' }));
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
}

test('RTE-16 a link to a file takes one file', async ({ openScenario }) => {
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

test('RTE-17 an uploaded picture is inserted from its panel', async ({ openScenario }) => {
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

test('RTE-29 RTE-30 RTE-31 RTE-33 a table gets and loses rows, columns and header cells', async ({
  openScenario,
}) => {
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
});

test('RTE-32 RTE-34 cells are merged, and a table is taken away after two presses', async ({
  openScenario,
}) => {
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
  await expect.poll(async () => (await storedValues(page))['tekst']).toContain('<td colspan="2">');
  await press(page, 'Tabel verwijderen');
  await expect(page.getByRole('button', { name: 'Weet je het zeker?' })).toBeVisible();
  await expectAccessible(page, 'a table that may be taken away');
  await press(page, 'Annuleren');
  await expect(text.locator('table')).toBeVisible();
  await press(page, 'Tabel verwijderen');
  await press(page, 'Weet je het zeker?');
  await expect(text.locator('table')).toHaveCount(0);
  await expectHtml(page, '');
});

test('RTE-35 the area is at least 150 pixels high', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  await expect(page.getByRole('textbox', { name: 'Tekst' })).toHaveCSS('min-height', '150px');
});

test('text pasted from Word comes in as this editor writes it', async ({ openScenario }) => {
  const page = await openScenario('rich-text');
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await text.click();
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red"><b>Vet</b><img src="data:image/png,x" onerror="window.fired = 1"></p>' +
        '<p class="MsoListParagraph"><span style="mso-list:Ignore">·&nbsp;</span>een</p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(async () => (await storedValues(page))['tekst'])
    .toMatch(/^<p><strong>Vet<\/strong><img [^>]*><\/p><ul><li>een<\/li><\/ul>$/);
  expect(await page.evaluate(() => 'fired' in window)).toBe(false);
});

test('HTML that the editor does not know is edited as HTML, and nothing of it is lost', async ({
  openScenario,
}) => {
  const page = await openScenario('rich-text');
  // Until the editor is loaded the label names nothing.
  const source = page.getByRole('textbox', { name: 'Vreemd' });
  await expect(source).toHaveValue('<section><p>Blijft</p></section>');
  await expect(page.getByText('Je bewerkt daarom de HTML')).toBeVisible();
  expect((await storedValues(page))['vreemd']).toBe('<section><p>Blijft</p></section>');
});
