import { Buffer } from 'node:buffer';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  canvasFrame,
  expectSaved,
  fillDocument,
  openDesigner,
  openOwnPage,
  ownerCall,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';
import { openPanel, picker, pickerGroup } from '../support/picker.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

/** The names of the templates that are switched off (TPL-35 to TPL-47). */
const older = [
  'Diensten',
  'Uitgelicht blok',
  '3 uitgelichte blokken',
  '2 uitgelichte blokken',
  'Groot blok met 2 kleine',
  '4 uitgelichte blokken',
  'Titel met omschrijving',
  '1 kolom tekst',
  '2 kolommen tekst',
  '3 kolommen tekst',
  '4 kolommen tekst',
  '5 kolommen tekst',
  '6 kolommen tekst',
  'Kolommen op een foto',
  'Kolommen smal, breed, smal',
  '6 teksten met zijbalk',
  'Oproep met knop',
  'Scheidingslijn',
  'Melding',
  "2 foto's met tekst",
  "3 foto's met tekst",
  'Tekst met formulier',
  'Titel',
  'Foto over de volle breedte',
  'Tekst met zijbalk rechts',
  'Tekst met zijbalk links',
  'Tekst met smalle zijbalk rechts',
  'Tekst met smalle zijbalk links',
];

/** Adds a template from a group of the picker. */
async function place(page: Page, groupName: string, name: string): Promise<void> {
  await openPanel(page, 'Toevoegen');
  await pickerGroup(page, groupName).getByRole('button', { name, exact: true }).click();
}

/** The names of all templates that the picker offers, group by group. */
async function offered(page: Page): Promise<string[]> {
  return picker(page).getByRole('listitem').getByRole('button').allInnerTexts();
}

/** A square PNG of one colour, created by the browser. */
async function square(page: Page, side: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate((length) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: length, height: length });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#8a4b2a';
    context?.fillRect(0, 0, length, length);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, side);
  return { name: 'Werkplaats.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

const upload = (page: Page, label: string): Locator =>
  page.locator('input[type=file]').and(page.getByLabel(label, { exact: true }));

test(
  'TPL-14 TPL-15 TPL-16 TPL-17 SEC-02 an owner adds sections with content and pictures',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Secties');
    const frame = await canvasFrame(page);

    await place(page, 'Banners', 'Banner met uitgelichte tekst');
    await expect(frame.getByRole('heading', { name: 'Welkom bij ons' })).toBeVisible();
    const kinds = (name: string) => picker(page).getByRole('button', { name, exact: true }).click();
    await kinds('Blokken');
    await place(page, 'Inhoud', 'Tekst');
    const banner = frame.locator('section', { has: frame.getByRole('heading', { name: 'Welkom bij ons' }) });
    await expect(banner.getByText('Vertel ons wat je zoekt, dan kijken we samen wat er kan.')).toBeVisible();
    await kinds('Secties');
    await place(page, 'Inhoud', 'Tekst');
    await expect(frame.getByRole('heading', { name: 'Persoonlijk en dichtbij' })).toHaveCount(1);
    await expect(frame.getByText('Vertel ons wat je zoekt, dan kijken we samen wat er kan.')).toHaveCount(2);

    await place(page, 'Inhoud', 'Tekst met afbeelding');
    await expect(frame.getByRole('heading', { name: 'Vakwerk uit eigen werkplaats' })).toHaveCount(1);
    const besideText = frame.locator('section', { hasText: 'Vakwerk uit eigen werkplaats' }).locator('img');
    await expect(besideText).toHaveAttribute('src', /^data:image/);
    const drop = page.getByText('Klik of sleep een afbeelding hierheen');
    await expect(drop).toHaveCount(1);
    await expect(upload(page, 'Afbeelding')).toHaveCount(1);
    await upload(page, 'Afbeelding').setInputFiles(await square(page, 600));
    await expect(page.getByRole('button', { name: /werkplaats.*verwijderen$/ })).toBeVisible();
    await expect(upload(page, 'Afbeelding')).toHaveCount(0);
    await expect(drop).toHaveCount(0);
    await expect(frame.locator('img[src*="werkplaats"]')).toHaveCount(1);
    await expect(besideText).toHaveCount(1);

    await place(page, 'Inhoud', 'Tekst op foto over de volle breedte');
    await upload(page, 'Afbeelding').setInputFiles(await square(page, 900));
    await expect(frame.locator('img[src*="werkplaats"]')).toHaveCount(2);
    await expect(frame.getByRole('heading', { name: 'Kom langs' })).toBeVisible();
    const full = await frame
      .locator('img[src*="werkplaats"]')
      .last()
      .evaluate((img) => {
        const { width, height } = img.getBoundingClientRect();
        return { width: width - document.documentElement.clientWidth, height };
      });
    expect(Math.abs(full.width)).toBeLessThanOrEqual(1);
    expect(full.height).toBeGreaterThanOrEqual(320);
    await expectSaved(page);
  },
);

test(
  'TPL-33 TPL-34 SEC-75 the picker offers no older templates unless asked, tiles, a collage, and own templates',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    await signInAsOwner(page);
    const title = `Actiebalk ${crypto.randomUUID()}`;
    const { id } = await ownerCall<{ id: string }>(page, 'templates/create', { title });
    const template = { document_kind: 'template', document_id: id } as const;
    await fillDocument(page, template, [textSection('balk', '<p>Gratis bezorgd vanaf vijftig euro</p>')]);
    const { revision } = await ownerCall(page, 'documents/open', template);
    await ownerCall(page, 'documents/publish', { ...template, revision });
    const own = await openOwnPage(page, 'Kiezer');
    await openPanel(page, 'Toevoegen');
    const frame = await canvasFrame(page);

    for (const kind of ['Secties', 'Blokken']) {
      await picker(page).getByRole('button', { name: kind, exact: true }).click();
      await expect(picker(page).getByRole('button', { name: kind, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      const names = await offered(page);
      expect(names.length).toBeGreaterThan(5);
      expect(names.filter((name) => older.includes(name))).toEqual([]);
    }
    await picker(page).getByRole('button', { name: 'Secties', exact: true }).click();
    await picker(page).getByLabel('Ook oudere sjablonen').check();
    const all = await offered(page);
    expect(older.filter((name) => !all.includes(name))).toEqual([]);
    for (const [of, name, shown] of [
      ['Klik acties', 'Oproep met knop', 'Benieuwd wat we voor je kunnen doen?'],
      ['Kolommen', '6 teksten met zijbalk', 'Persoonlijk advies'],
      [
        'Notificaties',
        'Melding',
        'Let op: in de bouwvak, van 27 juli tot en met 16 augustus, zijn we gesloten.',
      ],
    ] as const) {
      await place(page, of, name);
      await expect(frame.getByText(shown, { exact: true })).toBeVisible();
    }
    await openPanel(page, 'Toevoegen');
    await picker(page).getByLabel('Ook oudere sjablonen').uncheck();

    await place(page, 'Uitgelichte blokken', 'Tegels met links');
    await expect(frame.getByRole('link', { name: /Ons werk/ })).toBeVisible();
    await place(page, 'Uitgelichte blokken', 'Collage');
    await expect(frame.getByText('In de werkplaats')).toBeVisible();

    await place(page, 'Templates', 'Template');
    await page.getByRole('button', { name: 'Sjabloon kiezen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sjabloon kiezen' });
    await dialog.getByRole('combobox').fill(title);
    await expect(dialog.getByRole('option')).toHaveCount(1);
    await dialog.getByRole('option', { name: title }).click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    await expect(visitor.getByText('Gratis bezorgd vanaf vijftig euro')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Ons werk' })).toBeVisible();
    await visitor.close();
  },
);

test(
  'TPL-27 TPL-28 the picker of the footer offers a footer and a centred copyright line',
  onlyDeep,
  async ({ page }) => {
    await signInAsOwner(page);
    await openDesigner(page, '/wm/templates/footer');
    await openPanel(page, 'Toevoegen');
    const frame = await canvasFrame(page);
    const links = frame.getByRole('heading', { name: 'Contact', exact: true });
    const before = await links.count();
    await place(page, 'Footer', 'Footer met kolommen');
    await expect(links).toHaveCount(before + 1);
    const year = `© ${new Date().getFullYear()}`;
    const lines = frame.locator('p', { hasText: year });
    const count = await lines.count();
    await place(page, 'Copyright', 'Copyright gecentreerd');
    await expect(lines).toHaveCount(count + 1);
    expect(await lines.last().evaluate((line) => getComputedStyle(line).textAlign)).toBe('center');
    // The footer of the demo shop stays as it was for other journeys.
    for (const _step of [1, 2])
      await page
        .getByRole('button', { name: /^Ongedaan maken/ })
        .first()
        .click();
    await expect(links).toHaveCount(before);
    await expectSaved(page);
  },
);

test(
  'SEC-48 the pictures of three blocks become backgrounds of at most 1400 by 1400, one for each',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Drie blokken', [{ id: 'drie', type: 'featureOne' }]);
    const frame = await canvasFrame(page);
    await openPanel(page, 'Lagen');
    const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
    await tree.getByRole('treeitem', { name: /^3 uitgelichte/ }).click();
    await page.getByRole('tab', { name: 'Sectie' }).click();
    const photo = await square(page, 3000);
    for (const at of [1, 2, 3]) {
      const field = upload(page, `Achtergrondfoto van blok ${at}`);
      await field.setInputFiles({ ...photo, name: `Blok ${at}.png` });
      const stored = frame.locator(`[data-block="${at}"] > img`);
      await expect(stored).toHaveAttribute('src', new RegExp(`blok-${at}`));
      await expect(field).toHaveCount(0);
      const address = ((await stored.getAttribute('src')) ?? '').split('?')[0] ?? '';
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, address);
      expect(size).toEqual([1400, 1400]);
      const covers = await stored.evaluate((img) => {
        const [own, block] = [img, img.parentElement!].map((one) => one.getBoundingClientRect());
        return [own!.width - block!.width, own!.height - block!.height, getComputedStyle(img).objectFit];
      });
      expect(covers).toEqual([0, 0, 'cover']);
    }
    await expectSaved(page);
  },
);
