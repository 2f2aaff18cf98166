import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { calls } from '../support/calls.ts';
import {
  canvasFrame,
  dashboard,
  expectSaved,
  openOwnPage,
  ownerCall,
  signInAsOwner,
} from '../support/designer.ts';
import { heicPhoto, pictureAt } from '../support/heic-photos.ts';

test.setTimeout(90_000);

/** Opens a separate page for the test with one block in a section, and selects that block. */
async function openWith(page: Page, title: string, block: { type: string; data?: object }) {
  const data = (block.data ?? {}) as Record<string, unknown>;
  const own = await openOwnPage(page, title, [
    { id: 'sectie', type: 'sectionContent', slots: { content: ['beeld'] } },
    { id: 'beeld', type: block.type, data },
  ]);
  await choosePart(page, /^Afbeelding/, 'Blok');
  return own;
}

/** Selects the first part of the page with this name and opens its settings. */
async function choosePart(page: Page, name: RegExp, tab: string): Promise<void> {
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
  const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
  await tree.getByRole('treeitem', { name }).first().click();
  await page.getByRole('tab', { name: tab }).click();
}

/** A PNG of one colour, created by the browser. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const data = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#8a4b2a';
      context?.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(data, 'base64');
}

const field = (page: Page) => page.locator('input[type=file]');
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test(
  'an owner puts a picture into a block; visitors see it once the page is published',
  inTurn(1),
  async ({ page, browser, baseURL }) => {
    const own = await openWith(page, 'Foto', { type: 'image', data: { alt: 'Onze werkplaats' } });
    await field(page).setInputFiles(png('Werkplaats 1.png', await picture(page, 1800, 900)));
    await expect(page.getByRole('button', { name: /werkplaats-1\.jpeg verwijderen$/ })).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await expectSaved(page);
    await expectAccessible(page, 'a picture in a block');
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');

    const visitor = await browser.newPage();
    await visitor.goto(`${baseURL ?? ''}${own.path}`);
    const shown = visitor.getByRole('img', { name: 'Onze werkplaats' });
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const src = (await shown.getAttribute('src')) ?? '';
    const served = await visitor.request.get(new URL(src, baseURL).href);
    expect(served.headers()['content-type']).toMatch(/^image\//);
    await visitor.close();
  },
);

test('UPL-20 a background accepts one picture, sent at 1400 by 1400 at most', onlyDeep, async ({ page }) => {
  const background = field(page).and(page.getByLabel('Achtergrondafbeelding', { exact: true }));
  const stored = page.locator('img[src*="werkplaats.jpeg"]').first();
  const size = () => stored.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  for (const [type, width, height, sent] of [
    ['sectionContent', 3000, 3000, [1400, 1400]],
    ['sectionContent', 1500, 3000, [700, 1400]],
    ['sectionContent', 3000, 1500, [1400, 700]],
    ['sectionContentSpecialOne', 3000, 3000, [1400, 1400]],
  ] as const) {
    await openOwnPage(page, 'Achtergrond', [{ id: 'sectie', type }]);
    await choosePart(page, /./, 'Sectie');
    await expect(background).not.toHaveAttribute('multiple');
    await background.setInputFiles(png('Werkplaats.png', await picture(page, width, height)));
    await expect(page.getByRole('button', { name: /werkplaats\.jpeg verwijderen$/ })).toBeVisible();
    await expect(background).toHaveCount(0);
    await expect.poll(size, `${type}, ${width} by ${height} pixels`).toEqual(sent);
  }
});

test(
  'UPL-35 a section without a picture is saved, and shows its owner a placeholder',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const own = await openOwnPage(page, 'Zonder foto', [
      { id: 'sectie', type: 'contentImage', data: { logo_title: '' } },
    ]);
    const shown = (await canvasFrame(page)).locator('[data-picture-placeholder]');
    await expect(shown).toBeVisible();
    await expect(shown.locator('svg')).toBeVisible();
    await choosePart(page, /./, 'Sectie');
    await page.getByLabel('Titel van de afbeelding', { exact: true }).fill('Onze werkplaats');
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
    const visitor = await browser.newPage();
    await visitor.goto(`${baseURL ?? ''}${own.path}`);
    await expect(visitor.locator('main section')).toBeVisible();
    await expect(visitor.locator('[data-picture-placeholder]')).toHaveCount(0);
    await visitor.close();
  },
);

test(
  'a renamed program is refused with its reason at the field, and the page does not change',
  onlyDeep,
  async ({ page }) => {
    await openWith(page, 'Programma', { type: 'image' });
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    // Not optimised in the browser, so that the server has to check it.
    await field(page).setInputFiles({
      name: 'foto.webp',
      mimeType: 'image/webp',
      buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 7)]),
    });
    const reason = 'De inhoud van dit bestand is geen WebP. Kies een ander bestand.';
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    expect(puts).toHaveLength(1);
    await expectAccessible(page, 'a refused picture');
    await page.getByRole('button', { name: 'Melding over foto.webp sluiten' }).click();
    await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0);
    await expect(field(page)).toBeEnabled();
  },
);

test(
  'a truncated phone photo is refused with a message, after it was examined',
  onlyDeep,
  async ({ page }) => {
    await openWith(page, 'Telefoon', { type: 'image' });
    await field(page).setInputFiles(heicPhoto('IMG_1.heic', 'broken'));
    await expect(page.getByText('Wordt verwerkt...')).toBeVisible();
    const reason = 'Deze HEIC-foto kan niet worden omgezet. Kies een JPEG of PNG.';
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^Opnieuw proberen/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Melding over IMG_1.heic sluiten' }).click();
    await expect(field(page)).toBeEnabled();
  },
);

test(
  'a phone photo is shown upright once the server has converted it to a picture',
  onlyDeep,
  async ({ page }) => {
    await openWith(page, 'Telefoonfoto', { type: 'image' });
    await field(page).setInputFiles(heicPhoto('IMG_2.HEIC'));
    await expect(page.getByText('Wordt verwerkt...')).toBeVisible();
    await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0);
    const remove = page.getByRole('button', { name: /img-2\.jpeg verwijderen$/ });
    await expect(remove).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('Wordt verwerkt...')).toHaveCount(0);
    const shown = page.locator('img[src*="img-2.jpeg"]').first();
    const address = ((await shown.getAttribute('src')) ?? '').split('?')[0] ?? '';
    expect(await pictureAt(page, address)).toEqual({ size: [1080, 1440], isRedAtTop: true });
  },
);

test(
  'UPL-09 UPL-10 messages of the server are shown one by one, and nothing is sent',
  onlyDeep,
  async ({ page }) => {
    await openWith(page, 'Meldingen', { type: 'image' });
    const puts: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()));
    await page.route('**/files/get/signed-url', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 'internal', errors: { file: ['Bericht A', 'Bericht B'] } },
      }),
    );
    await field(page).setInputFiles(png('a.png', await picture(page, 20, 20)));
    const toasts = page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem');
    await expect(toasts.filter({ hasText: /^Bericht/ })).toHaveText(['Bericht A', 'Bericht B']);
    // From here on nothing more happens to the file.
    await expect(page.getByRole('button', { name: 'Opnieuw proberen: a.png' })).toBeVisible();
    expect(puts).toEqual([]);
    await expect(page.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0);
  },
);

test(
  'UPL-36 UPL-37 an owner gets three choices, and a deleted picture is in the bin',
  onlyDeep,
  async ({ page }) => {
    await openWith(page, 'Weg ermee', { type: 'image' });
    await field(page).setInputFiles(png('weg.png', await picture(page, 20, 20)));
    const remove = page.getByRole('button', { name: /weg\.jpeg verwijderen$/ });
    await expect(remove).toBeVisible();
    const thumbnail = page.locator('img[src*="weg.jpeg"]').first();
    const address = new URL((await thumbnail.getAttribute('src')) ?? '', dashboard).href;
    const deleted = calls(page, '/api/services/websites/v1/files/delete');
    await remove.click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button')).toHaveText([
      'Volledig verwijderen',
      'Alleen hier verwijderen',
      'Annuleren',
    ]);
    const gone = page.waitForResponse((reply) => reply.url().endsWith('/files/delete'));
    await question.getByRole('button', { name: 'Volledig verwijderen' }).click();
    expect((await gone).status()).toBe(200);
    await expect(field(page)).toHaveCount(1);
    await expect(remove).toHaveCount(0);
    await expect(thumbnail).toHaveCount(0);
    const filePath = /assets\/[^?]+/.exec(address)?.[0] ?? '';
    expect(deleted).toEqual([expect.objectContaining({ filePath, isPrivate: false })]);
    const filters = { folder: null, kind: 'all', only_missing_alt: false, only_copies: false };
    const listed = { ...filters, query: 'weg.jpeg', after: '', limit: 50 };
    const keysIn = async (is_removed: boolean) =>
      (
        await ownerCall<{ files: { key: string }[] }>(page, 'library/list', { ...listed, is_removed })
      ).files.map(({ key }) => key);
    expect(await keysIn(true)).toContain(filePath);
    expect(await keysIn(false)).not.toContain(filePath);
  },
);

test(
  'API-34 UPL-44 a file of the website opens in a new window by a call, an external link without one',
  onlyDeep,
  async ({ page, context }) => {
    const elsewhere = 'https://x.test/a.pdf';
    await signInAsOwner(page);
    const { url } = await ownerCall<{ url: string }>(page, 'files/get/signed-url', {
      filePath: 'assets/x/a.pdf',
      contentType: 'application/pdf',
      isPrivate: false,
    });
    // The server adds a part that makes the name unique.
    const own = /assets\/x\/[\w-]+-a\.pdf/.exec(url)?.[0] ?? '';
    const headers = { 'content-type': 'application/pdf' };
    expect((await page.request.put(new URL(url, dashboard).href, { headers, data: '%PDF-1.4 a' })).ok()).toBe(
      true,
    );
    // A website that is not part of the product.
    await context.route('https://x.test/**', (route) => route.fulfill({ body: 'Elders' }));
    await openOwnPage(page, 'Bestanden', [
      { id: 'sectie', type: 'blockGalleryThree', data: { logo_image: `${own}|${elsewhere}` } },
    ]);
    await choosePart(page, /./, 'Sectie');
    const asked = calls(page, '/api/services/websites/v1/files/get');
    const buttons = page.getByRole('button', { name: /a\.pdf openen$/ });
    await expect(buttons).toHaveCount(2);
    const opened = context.waitForEvent('page');
    const reply = page.waitForResponse((one) => one.url().endsWith('/files/get'));
    await buttons.first().click();
    const { url: given } = (await (await reply).json()) as { url: string };
    expect(given).toContain(own);
    const shown = await opened;
    await expect(shown).toHaveURL(new URL(given, dashboard).href);
    expect(asked).toEqual([expect.objectContaining({ filePath: own, isPrivate: false })]);
    const other = context.waitForEvent('page');
    await buttons.last().click();
    await expect(await other).toHaveURL(elsewhere);
    expect(asked).toHaveLength(1);
  },
);

test('an upload finishes although another block is selected meanwhile', onlyDeep, async ({ page }) => {
  await openWith(page, 'Versturen', { type: 'image', data: { alt: 'Onze werkplaats' } });
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    (url) => url.search.includes('signature'),
    async (route) => {
      if (route.request().method() === 'PUT') await released;
      await route.continue();
    },
  );
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await field(page).setInputFiles(png('onderweg.png', await picture(page, 600, 300)));
  await sending;
  const tree = page.getByRole('tree', { name: 'Onderdelen van de pagina' });
  await tree.getByRole('treeitem').first().click();
  await expect(page.getByText('onderweg')).toHaveCount(0);
  release();
  const shown = (await canvasFrame(page)).getByRole('img', { name: 'Onze werkplaats' });
  await expect(shown).toHaveAttribute('src', /onderweg/);
  await expectSaved(page);
  await tree.getByRole('treeitem', { name: /^Afbeelding/ }).click();
  await expect(page.getByRole('button', { name: /onderweg.*verwijderen$/ })).toBeVisible();
});
