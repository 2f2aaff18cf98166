import { dashboardPath } from '@etalage/api-contract';
import { type Browser, expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAround } from '../support/axe.ts';
import { dashboard, expectScreen, signIn } from '../support/owner.ts';
import { makeEmptyPage, publishEmptyPage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.19.1' } });

async function openPages(page: Page): Promise<void> {
  await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
  await expectScreen(page, 'Pagina’s');
}

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const unique = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`;

/** What a visitor of the empty website gets at an address, without following where it leads. */
async function visit(page: Page, baseURL: string | undefined, path: string) {
  const { port } = new URL(baseURL ?? '');
  const reply = await page.request.get(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `leeg.localhost:${port}` },
    maxRedirects: 0,
  });
  return { status: reply.status(), location: reply.headers().location };
}

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function dragOnto(page: Page, title: string, target: { x: number; y: number }): Promise<void> {
  const handle = await rowOf(page, title).getByTitle(`Sleep ${title} naar een andere plaats`).boundingBox();
  if (!handle) throw new Error('the row has no handle');
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 30, handle.y + 30, { steps: 4 });
  await page.mouse.move(target.x, target.y, { steps: 6 });
}

async function centreOf(page: Page, title: string) {
  await rowOf(page, title).scrollIntoViewIfNeeded();
  const box = await rowOf(page, title).boundingBox();
  if (!box) throw new Error('there is no such row');
  return { x: box.x + box.width / 3, y: box.y + box.height / 2 };
}

test(
  'a page is dragged below another one, its old address leads to the new one, and that is undone',
  onlyDeep,
  async ({ page, baseURL }) => {
    await signIn(page);
    const above = unique('Aaa boven');
    const below = unique('Aab onder');
    const abovePath = await publishEmptyPage(page, above);
    const belowPath = await publishEmptyPage(page, below);
    await openPages(page);
    await dragOnto(page, below, await centreOf(page, above));
    await page.mouse.up();
    const moved = `${abovePath}${belowPath}`;
    await expect(
      page.getByText(`Verplaatst naar ${moved}. Het oude adres verwijst door.`).first(),
    ).toBeVisible();
    await expect(rowOf(page, below)).toContainText(moved);
    expect(await visit(page, baseURL, moved)).toMatchObject({ status: 200 });
    const old = await visit(page, baseURL, belowPath);
    expect(old.status).toBe(301);
    expect(new URL(old.location ?? '', 'http://x').pathname).toBe(moved);
    await expectAccessibleAround(page, 'tree of pages');

    const toggle = page.getByRole('button', { name: `Wat onder ${above} staat` });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(rowOf(page, below)).toHaveCount(0);
    await toggle.click();
    await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
    await expect(rowOf(page, below)).not.toContainText(moved);
    expect(await visit(page, baseURL, belowPath)).toMatchObject({ status: 200 });
    expect(await visit(page, baseURL, moved)).toMatchObject({ status: 301 });
  },
);

test(
  'a page is not dropped on itself or where it stands, and is dragged back to the top',
  onlyDeep,
  async ({ page }) => {
    await signIn(page);
    const above = unique('Aaa top');
    const below = unique('Aab kind');
    const { path: abovePath } = await makeEmptyPage(page, above);
    const { path: belowPath } = await makeEmptyPage(page, below);
    await openPages(page);
    await choose(page, below, 'Verplaatsen');
    await page.getByLabel('Staat onder').selectOption({ label: above });
    await page.getByRole('dialog').getByRole('button', { name: 'Verplaatsen' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const nested = `${abovePath}${belowPath}`;
    await expect(rowOf(page, below).getByText(nested)).toBeVisible();

    // A page above another one is not put below it.
    await dragOnto(page, above, await centreOf(page, below));
    await page.mouse.up();
    await page.waitForTimeout(300);
    await expect(rowOf(page, below).getByText(nested)).toBeVisible();

    const table = await page.getByRole('table', { name: 'Pagina’s' }).boundingBox();
    if (!table) throw new Error('there is no table');
    await dragOnto(page, below, { x: table.x + table.width / 2, y: table.y + 20 });
    await expect(page.getByText('Bovenste niveau')).toHaveAttribute('data-over', 'true');
    await page.mouse.up();
    await expect(rowOf(page, below).getByText(belowPath, { exact: true })).toBeVisible();
  },
);

test(
  'an owner makes a folder, puts two pages in it at once, renames it and cannot delete it while it is full',
  onlyDeep,
  async ({ page, baseURL }) => {
    await signIn(page);
    const folder = unique('Map');
    const one = unique('Aac een');
    const two = unique('Aac twee');
    const onePath = await publishEmptyPage(page, one);
    const { path: twoPath } = await makeEmptyPage(page, two);
    await openPages(page);
    await page.getByRole('button', { name: 'Nieuwe map' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Vul een naam in.')).toBeVisible();
    await dialog.getByLabel('Naam').fill(folder);
    await expect(dialog.getByLabel('Adres')).toHaveValue(/^\/map-\w+$/);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, folder)).toContainText('Map');

    await page.getByLabel(`${one} kiezen`).check();
    await page.getByLabel(`${two} kiezen`).check();
    await page.getByRole('button', { name: 'Verplaatsen' }).click();
    await dialog.getByLabel('Staat onder').selectOption({ label: folder });
    await expectAccessibleAround(page, 'dialog that moves pages');
    await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
    await expect(page.getByText('2 verplaatst.').first()).toBeVisible();
    await expect(rowOf(page, two).getByText(new RegExp(`^/map-\\w+${twoPath}$`))).toBeVisible();

    await choose(page, folder, 'Naam en adres wijzigen');
    const address = `/elders-${crypto.randomUUID().slice(0, 8)}`;
    await dialog.getByLabel('Adres').fill(onePath);
    await dialog.getByLabel('Naam').fill('Hernoemde map');
    await dialog.getByLabel('Adres').fill('/winkelwagen');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Dit adres is nodig voor de winkel of het systeem.')).toBeVisible();
    await dialog.getByLabel('Adres').fill(address);
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowOf(page, one).getByText(`${address}${onePath}`)).toBeVisible();
    expect(await visit(page, baseURL, onePath)).toMatchObject({ status: 301 });
    expect(await visit(page, baseURL, `${address}${onePath}`)).toMatchObject({ status: 200 });

    await page.getByRole('button', { name: 'Acties voor Hernoemde map' }).click();
    await expect(page.getByRole('menuitem', { name: 'Map verwijderen' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Nieuwe pagina hieronder' }).click();
    await dialog.getByLabel('Titel').fill('In de map');
    await expect(dialog.getByLabel('Adres')).toHaveValue(`${address}/in-de-map`);
  },
);

/** Without a page at its root, a website has a front page that leads to its offer, and its owner can make an own one. */
async function expectStandardFront(page: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const { port } = new URL(baseURL ?? '');
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.19.2' } });
  await visitor.goto(`http://leeg.localhost:${port}/`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Welkom bij Lege website' })).toBeVisible();
  await expectAccessible(visitor, 'the standard front page');
  await visitor.close();
  await openPages(page);
  await expect(page.getByText('Bezoekers zien nu de standaard startpagina')).toBeVisible();
  await page.getByRole('button', { name: 'Eigen startpagina maken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await expect(dialog.getByLabel('Titel')).toHaveValue('Startpagina');
  await expect(dialog.getByLabel('Adres')).toHaveValue('/');
  await expect(dialog.getByRole('radio', { name: 'Startpagina' })).toBeChecked();
  await expectAccessible(page, 'the form of a front page');
  await page.keyboard.press('Escape');
}

test(
  'an owner sees the standard front page, chooses an own one, another one, and gets the earlier one back',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    await signIn(page);
    // A website that got a front page has no standard one any more, so a second try begins after it.
    if (test.info().retry === 0) await expectStandardFront(page, browser, baseURL);
    const first = unique('Aad thuis');
    const second = unique('Aad winter');
    const firstPath = await publishEmptyPage(page, first);
    const secondPath = await publishEmptyPage(page, second);
    await openPages(page);
    await choose(page, first, 'Als startpagina gebruiken');
    await expect(page.getByText(`“${first}” is nu je startpagina.`).first()).toBeVisible();
    expect((await visit(page, baseURL, '/')).status).toBe(200);
    expect(await visit(page, baseURL, firstPath)).toMatchObject({ status: 301 });
    await choose(page, second, 'Als startpagina gebruiken');
    await expect(page.getByText(`“${second}” is nu je startpagina.`).first()).toBeVisible();
    await expect(rowOf(page, first).getByText(/^\/vorige-startpagina/)).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(rowOf(page, second).getByText(secondPath)).toBeVisible();
    await expect(rowOf(page, first).getByText('/', { exact: true })).toBeVisible();
  },
);
