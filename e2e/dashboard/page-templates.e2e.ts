import { Buffer } from 'node:buffer';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  canvasFrame,
  dashboard,
  expectSaved,
  openDesigner,
  openOwnPage,
  pointOn,
  signInAsOwner,
} from '../support/designer.ts';
import { addFrom, openPanel } from '../support/picker.ts';

test.setTimeout(120_000);

interface PageTemplate {
  row: string;
  /** The composition that may contain the template. */
  place: string;
  group: string;
  name: string;
  /** What the template renders in the designer, with the products of the website. */
  renders(added: Locator): Promise<void>;
}

const heading = (name: string) => (added: Locator) =>
  expect(added.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

const templates: PageTemplate[] = [
  {
    row: 'TPL-05',
    place: 'category',
    group: 'Webwinkel',
    name: 'Categoriepagina',
    renders: async (added) => {
      await expect(added.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(added.getByRole('listitem').getByRole('link').first()).toBeVisible();
    },
  },
  {
    row: 'TPL-06',
    place: 'product',
    group: 'Webwinkel',
    name: 'Productpagina',
    renders: async (added) => {
      await expect(added.getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await expect(added.getByRole('img').first()).toBeVisible();
      await expect(added.getByRole('button', { name: 'In winkelwagen' })).toBeVisible();
    },
  },
  {
    row: 'TPL-07',
    place: 'cart',
    group: 'Webwinkel',
    name: 'Winkelwagen',
    renders: heading('Winkelwagen'),
  },
  { row: 'TPL-08', place: 'checkout', group: 'Webwinkel', name: 'Afrekenen', renders: heading('Afrekenen') },
  {
    row: 'TPL-09',
    place: 'thankyou',
    group: 'Webwinkel',
    name: 'Bestellingsoverzicht',
    renders: heading('Overzicht'),
  },
  {
    row: 'TPL-10',
    place: 'not_found',
    group: 'Pagina niet gevonden',
    name: 'Pagina niet gevonden',
    renders: async (added) => {
      await expect(added.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    row: 'TPL-11',
    place: 'login',
    group: 'Inloggen',
    name: 'Inloggen op een beveiligde pagina',
    renders: async (added) => {
      await expect(added.locator('input[type=password]')).toBeVisible();
    },
  },
];

for (const { row, place, group, name, renders } of templates) {
  test(`${row} the page "${place}" is offered its template, which renders it @deep`, async ({ page }) => {
    await signInAsOwner(page);
    await openDesigner(page, `${dashboard}/w/voorbeelden/wm/templates/${place}`);
    const added = await addFrom(page, group, name);
    await renders(added);
    // The pages of the website stay as they were for other journeys.
    await page
      .getByRole('button', { name: /^Ongedaan maken/ })
      .first()
      .click();
    await expect(added).toHaveCount(0);
    await expectSaved(page);
  });
}

/** A small PNG of one colour, under different names. */
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Foto ${index + 1}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGNsqL/LwMDAxAAGEAoAHigCVQ/eWzIAAAAASUVORK5CYII=',
      'base64',
    ),
  }));
const upload = (page: Page, label: string) =>
  page.locator('input[type=file]').and(page.getByLabel(label, { exact: true }));

/** How many of these are in the highest row. */
const inFirstRow = (shown: Locator) =>
  shown.evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
    return tops.filter((top) => top === Math.min(...tops)).length;
  });

test('TPL-12 TPL-25 TPL-26 titles and logos are offered, and render @deep', async ({ page }) => {
  await openOwnPage(page, 'Titels en logo’s');
  const title = await addFrom(page, 'Broodkruimels', 'Paginatitel met broodkruimels');
  await expect(title.getByRole('heading', { level: 1, name: 'Titels en logo’s' })).toBeVisible();
  await expect(title.getByRole('navigation')).toBeVisible();

  const row = await addFrom(page, "Logo's", 'Rij met logo’s');
  await upload(page, 'Logo’s').setInputFiles(photos(3));
  await expect(row.locator('img')).toHaveCount(3);
  expect(await inFirstRow(row.locator('img'))).toBe(3);
  const slider = await addFrom(page, "Logo's", 'Slider met logo’s');
  await upload(page, 'Logo’s').setInputFiles(photos(2));
  await expect(slider.locator('[data-slide] img')).toHaveCount(2);

  await expectSaved(page);
});

test('TPL-29 TPL-30 TPL-31 TPL-32 galleries are offered, and render their pictures @deep', async ({
  page,
}) => {
  await openOwnPage(page, 'Galerijen');
  const masonry = await addFrom(page, 'Gallerijen', 'Galerij met wisselende hoogtes');
  await upload(page, 'Afbeeldingen').setInputFiles(photos(4));
  await expect(masonry.locator('li img')).toHaveCount(4);
  for (const columns of [3, 4, 5]) {
    const gallery = await addFrom(page, 'Gallerijen', `Galerij met ${columns} kolommen`);
    await upload(page, 'Afbeeldingen').setInputFiles(photos(columns + 1));
    await expect(gallery.locator('li img')).toHaveCount(columns + 1);
    expect(await inFirstRow(gallery.locator('li'))).toBe(columns);
  }
  await expectSaved(page);
});

test('GAL-02 GAL-03 galleries take forty pictures, in rows of three and of four @deep', async ({ page }) => {
  const forty = Array.from({ length: 40 }, (_, index) => `/media/atelier-noord/demo/foto-${index}.jpg`);
  for (const [type, columns] of [
    ['blockGalleryThree', 3],
    ['blockGalleryFour', 4],
  ] as const) {
    const full = { id: 'vol', type, data: { logo_image: forty.join('|') } };
    const almost = { id: 'bijna', type, data: { logo_image: forty.slice(1).join('|') } };
    await openOwnPage(page, `Galerij van ${columns}`, [full], [almost]);
    const frame = await canvasFrame(page);
    const shown = frame.locator('[data-block-id="vol"] li');
    await expect(shown).toHaveCount(40);
    expect(await frame.evaluate(() => innerWidth)).toBeGreaterThanOrEqual(1190);
    expect(await inFirstRow(shown)).toBe(columns);
    await openPanel(page, 'Lagen');
    const rows = page.getByRole('tree').getByRole('treeitem');
    await rows.nth(1).click();
    await expect(upload(page, 'Afbeeldingen')).toHaveCount(1);
    await rows.nth(0).click();
    await expect(upload(page, 'Afbeeldingen')).toHaveCount(0);
  }
});

test('TPL-13 CODE-02 own code is offered, and its preview follows after a pause or on request @deep', async ({
  page,
}) => {
  await openOwnPage(page, 'Eigen code');
  const added = await addFrom(page, 'Globaal', 'Eigen code');
  const html = page.getByRole('textbox', { name: 'HTML', exact: true });
  const refresh = added.getByRole('button', { name: 'Bijwerken' });
  await expect(added.getByText('Vraag gerust om advies: we denken graag met je mee.')).toBeVisible();

  await html.fill('<p>Op verzoek</p>');
  await expect(refresh).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(added.getByText('Vraag gerust om advies: we denken graag met je mee.')).toBeVisible();
  const at = await pointOn(page, refresh);
  await page.mouse.click(at.x, at.y);
  await expect(added.getByText('Op verzoek')).toBeVisible();
  await expect(refresh).toHaveCount(0);

  await page.getByRole('switch', { name: 'Voorbeeld meteen bijwerken' }).click();
  await html.fill('<p>Vanzelf</p>');
  await expect(added.getByText('Vanzelf')).toBeVisible();
  await expect(refresh).toHaveCount(0);
  await expectSaved(page);
});
