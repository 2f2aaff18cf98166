import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { shiftOf, watchShifts } from '../support/layout-shift.ts';
import { dashboard, demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { publishTextPage, resetPart } from '../support/parts.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';

/** Without a header on the requests of the page, because the frames of the preview would then load nothing. */
const signInHere = (page: Page) => signIn(page, demoOwner, { address: '10.91.7.1' });
/** A font of the product, as the file of an owner. */
const { resolve } = createRequire(new URL('../../libs/ui-kit/package.json', import.meta.url));
const serif = readFileSync(
  resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
);

test.describe.configure({ mode: 'serial' });

// A website of its own: its colours are changed.
async function openLook(page: Page): Promise<void> {
  await signInHere(page);
  await page.goto(dashboard + dashboardPath('leeg', '/stijl'));
  await expectScreen(page, 'Stijl');
}

/** The ground of a page of the website and its colours, as a visitor's browser shows them. */
async function lookOf(page: Page, baseURL: string | undefined) {
  const { port } = new URL(baseURL ?? '');
  const visitor = await page.context().newPage();
  await visitor.goto(`http://leeg.localhost:${port}/`);
  const look = await visitor.evaluate(() => {
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    const root = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily, primary: root.getPropertyValue('--color-primary-500') };
  });
  await visitor.close();
  return look;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Alles staat op de website')).toBeVisible();
}

test(
  'STY-34 a colour that the owner changes is the colour of a published page, after it is published',
  inTurn(3),
  async ({ page, baseURL }) => {
    const errors = scriptErrors(page);
    await signInHere(page);
    await resetPart(page, 'look');
    await openLook(page);
    const before = await lookOf(page, baseURL);
    expect(before.backgroundColor).toBe('rgb(250, 247, 242)');
    const code = page.getByLabel('Kleurcode van Licht', { exact: true });
    await code.fill('#e0f0f');
    await expect(page.getByText('Schrijf een kleur als #1f5f4f.')).toBeVisible();
    await code.fill('#e0f0ff');
    const preview = page.frameLocator('iframe[title="Voorbeeld op een computer"]').locator('body');
    await expect(preview).toHaveCSS('background-color', 'rgb(224, 240, 255)');
    await page.getByLabel('Naam van Licht', { exact: true }).fill('Lucht');
    await page
      .getByRole('group', { name: 'Tekst', exact: true })
      .getByRole('radio', { name: 'Stevig' })
      .check();
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    expect(await lookOf(page, baseURL)).toEqual(before);

    await publish(page);
    const after = await lookOf(page, baseURL);
    expect(after.backgroundColor).toBe('rgb(224, 240, 255)');
    expect(after.fontFamily).toMatch(/^Rockwell/);
    await page.reload();
    await expect(page.getByLabel('Kleurcode van Lucht', { exact: true })).toHaveValue('#e0f0ff');
    expect(errors).toEqual([]);
  },
);

test(
  'three colours make a palette in one step, whose poor contrasts are named, and undo takes it back',
  onlyDeep,
  async ({ page }) => {
    await openLook(page);
    const middle = page.getByLabel('Kleurcode van Hoofdkleur 500', { exact: true });
    const was = await middle.inputValue();
    await page.getByLabel('Kleurcode van Hoofdkleur', { exact: true }).fill('#7a1fa2');
    await page.getByRole('button', { name: 'Maak het palet' }).click();
    await expect(middle).toHaveValue('#7a1fa2');
    await expect(page.getByText('Alle letters zijn goed leesbaar op hun achtergrond.')).toBeVisible();
    await expectAccessibleAround(page, 'the look made of three colours');
    await middle.fill('#ffe066');
    await expect(page.getByRole('region', { name: 'Leesbaarheid' })).toContainText(
      'Wit op Hoofdkleur 500 is slecht leesbaar: 1,3 : 1, nodig is 4,5 : 1.',
    );
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await undo.click();
    await expect(middle).toHaveValue('#7a1fa2');
    await undo.click();
    await expect(middle).toHaveValue(was);
    // Stored too: the next test would open the poor colours otherwise.
    await expect(page.getByText('Alles staat op de website')).toBeVisible();
  },
);

test(
  'a ready theme is taken over in one step, seen at three widths without a new render, published and undone',
  onlyDeep,
  async ({ page, baseURL }) => {
    await openLook(page);
    const body = (device: string) =>
      page.frameLocator(`iframe[title="Voorbeeld op een ${device}"]`).locator('body');
    const button = body('telefoon').getByRole('link', { name: 'In winkelwagen' });
    // Three frames load, each with the code of all blocks.
    await expect(button).toHaveCSS('text-transform', 'none', { timeout: 20_000 });
    await button.evaluate((element) => element.setAttribute('data-same', ''));
    await page.getByRole('button', { name: /Werkplaats/ }).click();
    for (const device of ['computer', 'tablet', 'telefoon'])
      await expect(body(device)).toHaveCSS('background-color', 'rgb(241, 241, 238)');
    await expect(button).toHaveCSS('text-transform', 'uppercase');
    await expect(button).toHaveCSS('border-radius', '0px');
    // The same element: a theme changes variables only.
    await expect(button).toHaveAttribute('data-same', '');
    await expect(page.getByRole('radio', { name: 'Recht', exact: true }).first()).toBeChecked();
    await publish(page);
    const look = await lookOf(page, baseURL);
    expect([look.backgroundColor, look.fontFamily.split(',')[0]]).toEqual(['rgb(241, 241, 238)', 'Archivo']);

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await publish(page);
    expect((await lookOf(page, baseURL)).backgroundColor).not.toBe('rgb(241, 241, 238)');
  },
);

test('a look is kept as a file and used again; another file is refused', onlyDeep, async ({ page }) => {
  await openLook(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Opslaan als bestand' }).click();
  const path = await (await downloading).path();
  const file = page.getByLabel('Bestand gebruiken').and(page.locator('input'));
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText('Dit is geen bestand van een thema.')).toBeVisible();
  const code = page.getByLabel(/^Kleurcode van L(ich|uch)t$/);
  const was = await code.inputValue();
  await code.fill('#ffeeee');
  await code.blur();
  await file.setInputFiles(path);
  await expect(code).toHaveValue(was);
  await expect(page.getByText('Dit is geen bestand van een thema.')).toBeHidden();
  // A file of another website, with a font that was uploaded there.
  const foreign = readFileSync(path, 'utf8').replace(
    /"font_primary": "\w+"/,
    '"font_primary": "own-van-elders"',
  );
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(foreign) });
  const sentence = 'Het lettertype van dit thema staat niet op deze website. Je ziet nu andere letters.';
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  const headings = page.getByRole('group', { name: 'Koppen', exact: true });
  await expect(headings.getByRole('radio', { name: 'Klassiek' })).toBeChecked();
  await expect(page.getByText('Alles staat op de website')).toBeVisible();
});

test(
  'an owner uploads a font, chooses it for headings, and visitors get it from the website without a shift',
  onlyDeep,
  async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const errors = scriptErrors(page);
    await openLook(page);
    const name = `Eigen ${Date.now()}`;
    await page.getByRole('button', { name: 'Lettertype toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lettertype toevoegen' });
    const submit = dialog.getByRole('button', { name: 'Lettertype bewaren' });
    const regular = dialog.getByLabel('Gewone letters');
    await submit.click();
    await expect(dialog.getByText('Kies het bestand met de gewone letters.')).toBeVisible();
    const file = (content: Buffer) => ({ name: 'letters.woff2', mimeType: 'font/woff2', buffer: content });
    await regular.setInputFiles(file(Buffer.from('geen lettertype')));
    await expect(dialog.getByText('Dit is geen lettertype.')).toBeVisible();
    await regular.setInputFiles(file(Buffer.alloc(2 * 1024 * 1024 + 1)));
    await expect(dialog.getByText('Dit bestand is groter dan 2 MB.')).toBeVisible();
    await regular.setInputFiles(file(serif.subarray(0, serif.length / 2)));
    await expect(dialog.getByText('Dit lettertype kan niet worden gelezen.')).toBeVisible();
    await regular.setInputFiles(file(serif));
    // A refused bold file is not left out in silence.
    const bold = dialog.getByLabel('Vette letters');
    await bold.setInputFiles(file(Buffer.from('geen lettertype')));
    await expect(dialog.getByText('Dit is geen lettertype.')).toBeVisible();
    await submit.click();
    await expect(dialog.getByText('Dit is geen lettertype.')).toBeVisible();
    await bold.setInputFiles([]);
    await expect(dialog.getByText('Dit is geen lettertype.')).toBeHidden();
    await expect(dialog.getByText(/^Klaar: bezoekers laden \d+ kB\.$/)).toBeVisible();
    await expect(dialog.getByLabel('Naam van het lettertype')).toHaveValue('Instrument Serif');
    await expectAccessibleAround(page, 'the dialog that adds a font');
    await dialog.getByLabel('Naam van het lettertype').fill(name);
    await submit.click();
    await expect(dialog).toBeHidden();

    const headings = page.getByRole('group', { name: 'Koppen', exact: true });
    await headings.getByRole('radio', { name, exact: false }).check();
    const preview = page.frameLocator('iframe[title="Voorbeeld op een computer"]');
    const loadedIn = () =>
      preview
        .locator('body')
        .evaluate(
          () =>
            [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('own-'))
              .length,
        );
    await expect.poll(loadedIn, { timeout: 20_000 }).toBeGreaterThan(0);
    await publish(page);
    await expectAccessibleAround(page, 'a look with an own font');

    const text = '<h2>Met zorg gemaakt van eiken uit de buurt</h2><p>Op maat en met de hand geolied.</p>';
    const path = await publishTextPage(page, text);
    const visitor = await page.context().newPage();
    const { port } = new URL(baseURL ?? '');
    await watchShifts(visitor);
    const arrival = Promise.withResolvers<void>();
    await visitor.route(/\/fonts\//, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    const replies: string[] = [];
    visitor.on('response', (reply) => {
      if (new URL(reply.url()).pathname.includes('/fonts/'))
        replies.push(reply.headers()['cache-control'] ?? '');
    });
    await visitor.goto(`http://leeg.localhost:${port}${path}`, { waitUntil: 'domcontentloaded' });
    const heading = visitor.getByRole('heading', { name: 'Met zorg gemaakt' });
    await expect(heading).toBeVisible();
    const widthOfHeading = () =>
      heading.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
      });
    const inStandIn = await widthOfHeading();
    arrival.resolve();
    await visitor.evaluate(() => document.fonts.ready);
    await visitor.waitForLoadState('networkidle');
    expect(await shiftOf(visitor)).toBeLessThan(0.001);
    await visitor.unroute(/\/fonts\//);
    await visitor.reload({ waitUntil: 'networkidle' });
    await expect(visitor.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
    const [family = ''] = await heading.evaluate((element) =>
      getComputedStyle(element).fontFamily.split(','),
    );
    expect(family).toMatch(/^"?own-/);
    expect(await visitor.evaluate((face) => document.fonts.check(face), `1em ${family}`)).toBe(true);
    // The fallback face is as wide, so that the page looks alike before the font is there.
    const inOwn = await widthOfHeading();
    expect(Math.abs(inStandIn / inOwn - 1)).toBeLessThan(0.05);
    expect(replies).toContain('public, max-age=31536000, immutable');
    expect(await shiftOf(visitor)).toBeLessThan(0.001);
    await visitor.close();

    await page.getByRole('button', { name: `Verwijder lettertype ${name}` }).click();
    const question = page.getByRole('dialog', { name: `Lettertype ${name} verwijderen?` });
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(question.getByText('Je website gebruikt dit lettertype voor koppen.')).toBeVisible();
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(question).toBeHidden();
    await headings.getByRole('radio', { name: 'Klassiek' }).check();
    await publish(page);
    await page.getByRole('button', { name: `Verwijder lettertype ${name}` }).click();
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: `Verwijder lettertype ${name}` })).toBeHidden();
    expect(errors).toEqual([]);
  },
);

test('the first look comes back from the history', onlyDeep, async ({ page, baseURL }) => {
  await openLook(page);
  await page.getByRole('button', { name: 'Geschiedenis' }).click();
  const history = page.getByRole('dialog', { name: 'Geschiedenis' });
  const first = history.getByRole('listitem').filter({ hasText: 'Van voor de eerste wijziging' });
  await first.getByRole('button', { name: 'Terugzetten' }).click();
  await expect(page.getByText('De versie is teruggezet als concept.').first()).toBeVisible();
  await publish(page);
  expect((await lookOf(page, baseURL)).backgroundColor).toBe('rgb(250, 247, 242)');
});
