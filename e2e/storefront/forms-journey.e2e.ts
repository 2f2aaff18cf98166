import { readFileSync } from 'node:fs';
import { endpoints } from '@etalage/api-contract';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { calls } from '../support/calls.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';
import { heicPhoto, pictureAt } from '../support/heic-photos.ts';
import { screens } from '../support/screens.ts';
import { untilAlive } from '../support/shop.ts';
import type { MadeUpFile } from '../support/visitor-uploads.ts';
import { expect, test } from '../support/visitor-test.ts';

/** The contact page of the second website. */
const contact = (baseURL: string | undefined) =>
  `${(baseURL ?? '').replace('localhost', 'tweede.localhost')}/contact`;
const formOf = (page: Page) => page.locator('form[data-form=contact]');
const sentOf = (page: Page) => formOf(page).locator('[data-sent]');
const thanks = 'Bedankt voor je bericht. We antwoorden binnen twee werkdagen.';

async function fill(page: Page, name: string): Promise<void> {
  const form = formOf(page);
  await form.getByRole('textbox', { name: 'Naam' }).fill(name);
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.org');
  await form.getByRole('combobox', { name: 'Waar gaat je vraag over?' }).selectOption('bestelling');
  await form.getByRole('textbox', { name: 'Je bericht' }).fill('Waar blijft mijn tafel?');
}

for (const shown of screens) {
  const { name, ...device } = shown;
  test.describe(`at ${name}`, () => {
    test.use(device);

    test(
      'a visitor sees what is missing, corrects it and sends the form',
      firstOf(screens, shown),
      async ({ page, baseURL, problems }) => {
        problems.allow(/^422 .*forms\/submit/);
        await page.goto(contact(baseURL), untilAlive);
        const form = formOf(page);
        await form.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@');
        await form.getByRole('button', { name: 'Bericht versturen' }).click();
        await expect(form.getByText('Vul dit veld in.')).toHaveCount(2);
        await expect(form.getByText('Vul een geldig e-mailadres in')).toBeVisible();
        await expect(form.getByText('Maak een keuze.')).toBeVisible();
        await expect(form.getByRole('textbox', { name: 'Naam' })).toBeFocused();
        await fill(page, `Zoë ${name}`);
        await expect(form.getByRole('textbox', { name: 'Bestelnummer' })).toBeVisible();
        const box = await form.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(device.viewport.width);
        await form.getByRole('button', { name: 'Bericht versturen' }).click();
        await expect(sentOf(page)).toHaveText(thanks);
        await expect(form.getByRole('textbox', { name: 'Je bericht' })).toHaveValue('');
      },
    );
  });
}

test('the form is accessible, empty, refused and sent', onlyDeep, async ({ page, baseURL, problems }) => {
  problems.allow(/^422 .*forms\/submit/);
  await page.goto(contact(baseURL), untilAlive);
  await expectAccessible(page, 'empty');
  await formOf(page).getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(formOf(page).getByText('Maak een keuze.')).toBeVisible();
  await expectAccessible(page, 'refused');
  await fill(page, 'Zoë');
  await formOf(page).getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(sentOf(page)).toHaveText(thanks);
  await expectAccessible(page, 'sent');
});

const sketch = {
  name: 'schets.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Een tafel van drie meter'),
};
const virus = { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };

/** Chooses files in the form of the contact page; returns the form and the list of chosen files. */
async function chooseFiles(page: Page, address: string, ...chosen: MadeUpFile[]) {
  await page.goto(address, untilAlive);
  const form = formOf(page);
  await form.getByLabel('Foto of tekening').setInputFiles(chosen);
  return { form, files: form.getByRole('list', { name: 'Toegevoegde bestanden' }) };
}

/** Opens a stored file by its button; returns the address it was read from. */
async function addressOf(page: Page, form: Locator, name: RegExp): Promise<string> {
  const asked = page.waitForResponse(/visitor-get/);
  const opened = page.waitForEvent('popup');
  await form.getByRole('button', { name }).click();
  const { url } = (await (await asked).json()) as { url: string };
  await (await opened).close();
  return url;
}

test(
  'a file is uploaded immediately, stays while the rest is corrected, and is sent with the form',
  onlyDeep,
  async ({ page, baseURL, problems }) => {
    problems.allow(/^422 /);
    const { form, files } = await chooseFiles(page, contact(baseURL), sketch, virus);
    await expect(files.getByRole('button', { name: 'Verwijderen: schets.txt' })).toBeVisible();
    await expect(files.getByText('Dit soort bestand kunnen we niet aannemen.')).toBeVisible();
    await expectAccessible(page, 'with files');
    await form.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(form.getByText('Maak een keuze.')).toBeVisible();
    await page.reload(untilAlive);
    await expect(files.getByRole('listitem')).toHaveText([/schets\.txt/]);
    await fill(page, 'Bijlage met script');
    await form.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(sentOf(page)).toHaveText(thanks);
    await expect(files.getByRole('listitem')).toHaveCount(0);
  },
);

test(
  'a phone photo becomes an upright picture; a truncated one gives an error',
  onlyDeep,
  async ({ page, baseURL, problems }) => {
    problems.allow(/^422 /);
    const chosen = [heicPhoto('IMG_7.HEIC'), heicPhoto('IMG_8.heic', 'broken')];
    const { form, files } = await chooseFiles(page, contact(baseURL), ...chosen);
    const refused = files.getByText('Deze HEIC-foto kan niet worden omgezet. Kies een JPEG of PNG.');
    await expect(refused).toBeVisible({ timeout: 30_000 });
    const url = await addressOf(page, form, /^Openen: IMG_7/);
    expect(await pictureAt(page, url)).toEqual({ size: [1080, 1440], isRedAtTop: true });
    await form.getByRole('button', { name: /^Sluiten: IMG_8/ }).click();
    await fill(page, 'Foto van een telefoon');
    await form.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(sentOf(page)).toHaveText(thanks);
  },
);

test(
  'UPL-08 a visitor opens an uploaded file: one call, and a new window with its address',
  onlyDeep,
  async ({ page, baseURL }) => {
    const { form } = await chooseFiles(page, contact(baseURL), sketch);
    const open = form.getByRole('button', { name: 'Openen: schets.txt' });
    await expect(open).toBeVisible();
    const asked = calls(page, endpoints.visitorGetFile.path);
    const reply = page.waitForResponse(/visitor-get/);
    // The file is an attachment, which the new window downloads.
    const window = page.waitForEvent('popup').then((popup) => popup.waitForEvent('download'));
    await open.click();
    const { url } = (await (await reply).json()) as { url: string };
    const download = await window;
    expect(download.url()).toBe(new URL(url, page.url()).href);
    expect(readFileSync(await download.path(), 'utf8')).toBe('Een tafel van drie meter');
    expect(asked).toEqual([
      expect.objectContaining({
        filePath: expect.stringMatching(/^assets\/forms\/.+-schets\.txt$/),
        isPrivate: true,
      }),
    ]);
  },
);

test(
  'API-31 a visitor removes a file that was sent by mistake, and it can no longer be read',
  onlyDeep,
  async ({ page, baseURL, problems }) => {
    const { form } = await chooseFiles(page, contact(baseURL), sketch);
    const url = await addressOf(page, form, /^Openen: schets\.txt$/);
    const read = () =>
      page.evaluate(async (address) => {
        const reply = await fetch(address);
        return { status: reply.status, text: await reply.text() };
      }, url);
    expect(await read()).toEqual({ status: 200, text: 'Een tafel van drie meter' });
    await form.getByRole('button', { name: 'Verwijderen: schets.txt' }).click();
    await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
    await expect(form.getByRole('button', { name: 'Verwijderen: schets.txt' })).toHaveCount(0);
    problems.allow(/^404 .*api\/files/);
    expect(await read()).toMatchObject({ status: 404 });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a file stays while the rest is corrected, and is sent with the form',
    onlyDeep,
    async ({ page, baseURL, problems }) => {
      problems.allow(/^422 /);
      await page.goto(contact(baseURL));
      const form = formOf(page);
      await form.getByLabel('Foto of tekening').setInputFiles([sketch, virus]);
      await form.getByRole('button', { name: 'Bericht versturen' }).click();
      await expect(form.getByText(/^virus\.exe: Dit soort bestand/)).toBeVisible();
      await expect(form.getByText('Maak een keuze.')).toBeVisible();
      await expect(form.getByRole('checkbox', { name: 'schets.txt' })).toBeChecked();
      await fill(page, 'Bijlage zonder script');
      await form.getByRole('button', { name: 'Bericht versturen' }).click();
      await expect(sentOf(page)).toHaveText(thanks);
      await expect(form.getByRole('checkbox', { name: 'schets.txt' })).toHaveCount(0);
    },
  );

  test(
    'a phone photo is sent as a JPEG; a truncated one gives an error',
    onlyDeep,
    async ({ page, baseURL, problems }) => {
      problems.allow(/^422 /);
      await page.goto(contact(baseURL));
      const form = formOf(page);
      const chosen = [heicPhoto('IMG_7.HEIC'), heicPhoto('IMG_8.heic', 'broken')];
      await form.getByLabel('Foto of tekening').setInputFiles(chosen);
      await form.getByRole('button', { name: 'Bericht versturen' }).click();
      await expect(form.getByText(/^IMG_8\.heic: Deze HEIC-foto kan niet worden omgezet/)).toBeVisible();
      await expect(form.getByRole('checkbox', { name: 'img-7.jpeg' })).toBeChecked();
      await fill(page, 'Foto zonder script');
      await form.getByRole('button', { name: 'Bericht versturen' }).click();
      await expect(sentOf(page)).toHaveText(thanks);
    },
  );

  test('the page is returned with the messages and everything typed, and then sends', async ({
    page,
    baseURL,
    problems,
  }) => {
    problems.allow(/^422 /);
    await page.goto(contact(baseURL));
    const form = formOf(page);
    await form.getByRole('textbox', { name: 'Naam' }).fill('Zoë 🙂 مرحبا');
    await form.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@');
    await form.getByRole('textbox', { name: 'Je bericht' }).fill(`Lang ${'x'.repeat(9_000)}`);
    await form.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(form.getByRole('alert')).toContainText('nog niet verstuurd');
    await expect(form.getByText('Vul een geldig e-mailadres in')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Naam' })).toHaveValue('Zoë 🙂 مرحبا');
    await expect(form.getByRole('textbox', { name: 'Je bericht' })).toHaveValue(/^Lang x{9000}$/);
    await fill(page, 'Zoë zonder script');
    await form.getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(sentOf(page)).toHaveText(thanks);
    await expect(form.getByRole('textbox', { name: 'Naam' })).toHaveValue('');
  });

  test('a filled-in trap field is shown, to be emptied', onlyDeep, async ({ page, baseURL, problems }) => {
    problems.allow(/^422 /);
    await page.goto(contact(baseURL));
    await fill(page, 'Robot');
    const trap = formOf(page).getByLabel('Laat dit veld leeg');
    await trap.fill('http://spam.test', { force: true });
    await formOf(page).getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(
      formOf(page).getByText('Laat dit veld leeg en verstuur het formulier opnieuw.'),
    ).toBeVisible();
    await trap.fill('');
    await formOf(page).getByRole('button', { name: 'Bericht versturen' }).click();
    await expect(sentOf(page)).toHaveText(thanks);
  });
});
