import { dashboardPath } from '@etalage/api-contract';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvasFrame, expectSaved, signInAsOwner } from '../support/designer.ts';
import { dashboard, expectScreen, scriptErrors } from '../support/owner.ts';
import { makeProduct } from '../support/owner-products.ts';
import { publishAbovePart } from '../support/parts.ts';
import { panelOf } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);
// They change one part of one website.
test.describe.configure({ mode: 'serial' });

const at = (path: string) => dashboard + dashboardPath('leeg', path);
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;

async function openShop(browser: Browser): Promise<Page> {
  const base = new URL(test.info().project.use.baseURL ?? '');
  const context = await browser.newContext({
    baseURL: `http://leeg.localhost:${base.port}`,
    extraHTTPHeaders: { 'x-forwarded-for': '10.90.93.1' },
  });
  return context.newPage();
}

/** Opens a page of the shop at the smallest and the largest width; nothing sticks out, and axe finds nothing. */
async function expectReady(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Lege website' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Lege website');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
  await expectAccessible(page, path);
}

/** Puts a category with a product of € 40 online, in the dashboard alone. */
async function fillShop(page: Page, category: string, product: string): Promise<void> {
  await page.goto(at('/categorieen'));
  await page.getByRole('button', { name: 'Nieuwe categorie' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe categorie' });
  await dialog.getByLabel('Naam').fill(category);
  await dialog.getByRole('button', { name: 'Categorie maken' }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  await putOnline(page);
  await page.goto(at('/producten'));
  await makeProduct(page, product, '40');
  const tree = page.getByRole('list', { name: 'Categorieën', exact: true });
  await tree.getByRole('checkbox', { name: category, exact: true }).check();
  await putOnline(page);
}

async function putOnline(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
}

test(
  'a shop whose pages nobody designed shows its offer, and sells it',
  onlyDeep,
  async ({ page, browser }) => {
    // A second try makes everything again under another name.
    const mark = crypto.randomUUID().slice(0, 8);
    const category = `Kommen ${mark}`;
    const product = `Kom Schelp ${mark}`;
    await signInAsOwner(page);
    await fillShop(page, category, product);

    const visitor = await openShop(browser);
    const errors = scriptErrors(visitor);
    const main = visitor.getByRole('main');
    await expectReady(visitor, pathOf(category), category);
    await expect(main.getByRole('link', { name: product }).first()).toBeVisible();
    await expectReady(visitor, pathOf(product), product);
    await panelOf(visitor).getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(visitor.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
    await expectReady(visitor, '/winkelwagen', 'Winkelwagen');
    await expect(main.getByText(product, { exact: true }).first()).toBeVisible();
    await expectReady(visitor, '/afrekenen', 'Afrekenen');
    await expect(main.getByRole('button', { name: 'Bestellen en betalen' })).toBeVisible();
    await expectReady(visitor, '/bestelling?order=onbekend', 'Overzicht');
    await expectReady(visitor, `/search?query=${encodeURIComponent(product)}`, 'Zoekresultaten');
    await expect(main.getByRole('link', { name: product }).first()).toBeVisible();
    await expectReady(visitor, '/bestaat-niet', 'Pagina niet gevonden');
    await visitor.context().close();
    expect(errors).toEqual([]);
  },
);

test(
  'a part of a website is the owner’s own until the standard is put back, undone or published',
  onlyDeep,
  async ({ page, browser }) => {
    const errors = scriptErrors(page);
    const own = `Eigen tekst ${crypto.randomUUID().slice(0, 8)}`;
    await signInAsOwner(page);
    const visitor = await openShop(browser);
    const shownOwn = visitor.getByRole('main').getByText(own);
    await visitor.goto('/weg');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
    await publishAbovePart(page, 'not_found', `<p>${own}</p>`);
    await visitor.reload();
    await expect(shownOwn).toBeVisible();

    await page.goto(at('/paginas?tab=onderdelen'));
    await expectScreen(page, 'Pagina’s', 'the parts of a website');
    const cardOf = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await expect(cardOf('Beveiligde pagina')).toContainText('Standaard');
    await expect(cardOf('Beveiligde pagina').getByRole('button')).toHaveCount(0);
    await expect(cardOf('Pagina niet gevonden')).toContainText('Gepubliceerd');
    await page.getByRole('button', { name: 'Acties voor Pagina niet gevonden' }).click();
    await page.getByRole('menuitem', { name: 'Standaard terugzetten' }).click();
    const dialog = page.getByRole('dialog', { name: '“Pagina niet gevonden” weer als de standaard?' });
    await expectAccessible(page, 'the question before the standard is put back');
    await dialog.getByRole('button', { name: 'Standaard terugzetten' }).click();

    await expect(page).toHaveURL(/\/wm\/templates\/not_found$/);
    const frame = await canvasFrame(page);
    await expect(frame.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
    await expect(frame.getByText(own)).toHaveCount(0);
    await page.getByRole('button', { name: /^Ongedaan maken/ }).click();
    await expect(frame.getByText(own)).toBeVisible();
    await page.getByRole('button', { name: /^Opnieuw/ }).click();
    await expect(frame.getByText(own)).toHaveCount(0);
    await expectSaved(page);
    await visitor.reload();
    await expect(shownOwn).toBeVisible();
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText(/staat online\./).first()).toBeVisible();
    await visitor.reload();
    await expect(shownOwn).toHaveCount(0);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible();
    await visitor.context().close();
    expect(errors).toEqual([]);
  },
);
