import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.35.1' } });

const SCREEN = '/doorverwijzingen';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function fillIn(page: Page, title: string, values: { from?: string; to?: string; submit: string }) {
  const form = dialog(page, title);
  if (values.from !== undefined) await form.getByLabel('Oud pad').fill(values.from);
  if (values.to !== undefined) await form.getByLabel('Nieuw adres').fill(values.to);
  await form.getByRole('button', { name: values.submit, exact: true }).click();
}

async function add(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await fillIn(page, 'Nieuwe doorverwijzing', { from, to, submit: 'Toevoegen' });
}

/** Where a new visitor ends, and with which status. */
async function visit(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.35.2' } });
  const page = await context.newPage();
  const reply = await page.goto(`${baseURL}${path}`);
  // Also what the page sends afterwards, such as that it was not found.
  await page.waitForLoadState('networkidle');
  const { pathname, search } = new URL(page.url());
  await context.close();
  return { status: reply?.status(), at: pathname + search };
}

test(
  'an owner adds a redirect with a pattern, a visitor follows it, and the owner undoes it',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    await signInAt(page, SCREEN);
    await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    const form = dialog(page, 'Nieuwe doorverwijzing');
    await form.getByLabel('Oud pad').fill('/oude-winkel/*');
    await form.getByLabel('Nieuw adres').fill('/oude-winkel/*');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect(form.getByText('Het nieuwe adres is hetzelfde als het oude pad.')).toBeVisible();
    await expectAccessible(page, 'a refused redirect');
    await form.getByLabel('Nieuw adres').fill('https://voorbeeld.nl/winkel/*');
    await expect(form.getByText('/oude-winkel/tafel → https://voorbeeld.nl/winkel/tafel')).toBeVisible();
    await form.getByLabel('Nieuw adres').fill('/tafels');
    await form.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await expect(row(page, '/oude-winkel/*')).toContainText('/tafels');
    expect(await visit(browser, baseURL, '/oude-winkel/eiken/rond?utm_source=mail')).toEqual({
      status: 200,
      at: '/tafels?utm_source=mail',
    });

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(row(page, '/oude-winkel/*')).toHaveCount(0);
    expect(await visit(browser, baseURL, '/oude-winkel/eiken')).toEqual({
      status: 404,
      at: '/oude-winkel/eiken',
    });
    expect(errors).toEqual([]);
  },
);

test(
  'API-25 an owner makes a redirect of what a visitor did not find, and the next visitor arrives',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    // Another path at each attempt: an ignored one stays ignored.
    const path = `/verdwenen-${Date.now()}`;
    expect((await visit(browser, baseURL, path)).status).toBe(404);
    await signInAt(page, `${SCREEN}?tab=niet-gevonden`);
    await page.getByRole('searchbox', { name: 'Zoek op pad' }).fill(path);
    await expect(row(page, path)).toContainText('1 keer');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `the report, ${width} px`);
    }
    await page.getByRole('button', { name: `Maak doorverwijzing van ${path}` }).click();
    const form = dialog(page, 'Nieuwe doorverwijzing');
    await expect(form.getByLabel('Oud pad')).toHaveValue(path);
    await expect(form.getByLabel('Nieuw adres')).toBeFocused();
    await page.keyboard.type('/contact');
    await expectAccessible(page, 'a redirect of the report, 390 px');
    await page.keyboard.press('Enter');
    // While the dialog is open, the rows behind it are hidden as well.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row(page, path)).toHaveCount(0);
    expect(await visit(browser, baseURL, path)).toEqual({ status: 200, at: '/contact' });

    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(row(page, path)).toBeVisible();
    await page.getByRole('button', { name: `Negeren: ${path}` }).click();
    await expect(row(page, path)).toHaveCount(0);
    // The choice is in the address, and the box follows it.
    await page.getByLabel('Toon genegeerde').click();
    await expect(page.getByLabel('Toon genegeerde')).toBeChecked();
    await expect(row(page, path)).toBeVisible();
  },
);

test(
  'an owner imports a file of another program, finds a row by its address, edits and deletes by keyboard, and reads the history',
  onlyDeep,
  async ({ page }) => {
    await signInAt(page, SCREEN);
    await page.getByRole('button', { name: 'Importeren' }).click();
    const importer = dialog(page, 'Doorverwijzingen importeren');
    const rows = importer.getByLabel('Of plak hier de rijen');
    await rows.fill('Redirect from,Redirect to\n/shop/a,/shop/b\n/shop/b,/shop/a\n');
    await importer.getByRole('button', { name: 'Importeren (2)' }).click();
    await expect(importer.getByText('Rij 2: Zo blijven bezoekers in een kring gaan')).toBeVisible();
    await expectAccessible(page, 'a refused import');
    await rows.fill('source,target,regex,code\n/shop/a,/tafels,0,301\n/shop/b,/contact,0,302\n');
    await importer.getByRole('button', { name: 'Importeren (2)' }).click();
    await expect(page.getByText('Geïmporteerd: 2 nieuw, 0 gewijzigd, 0 ongewijzigd.').first()).toBeVisible();

    await page.getByRole('searchbox', { name: 'Zoek op pad of adres' }).fill('/shop/');
    await page.getByLabel('Sorteer op').selectOption('Nieuw adres');
    await expect(page).toHaveURL(/\?zoek=%2Fshop%2F&sorteer=nieuw$/);
    await page.reload();
    await expect(page.getByRole('row')).toHaveText([/Oud pad/, /\/shop\/b.*Tijdelijk/, /\/shop\/a/]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `the list, ${width} px`);
    }

    await page.getByRole('button', { name: '/shop/b', exact: true }).press('Enter');
    await fillIn(page, 'Doorverwijzing bewerken', { to: '/over-ons', submit: 'Opslaan' });
    await expect(row(page, '/shop/b')).toContainText('/over-ons');
    await page.getByRole('button', { name: 'Acties voor /shop/b' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Geschiedenis' }).press('Enter');
    const history = dialog(page, 'Geschiedenis van /shop/b').getByRole('listitem');
    await expect(history).toHaveCount(2);
    await expect(history.first()).toContainText(
      /Gewijzigd.*Was: \/shop\/b → \/contact.*Werd: \/shop\/b → \/over-ons/,
    );
    await expectAccessible(page, 'the history of a redirect');
    await page.keyboard.press('Escape');

    await page.getByLabel('Alles op deze pagina kiezen').press('Space');
    await page.getByRole('button', { name: 'Verwijderen (2)' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Doorverwijzingen', level: 1 })).toBeFocused();
    await expect(page.getByText('Niets gevonden')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
  },
);

test(
  'an owner who changes what somebody else changed meanwhile overwrites nothing',
  onlyDeep,
  async ({ page, context }) => {
    await signInAt(page, SCREEN);
    await add(page, '/samen', '/tafels');
    await expect(row(page, '/samen')).toBeVisible();
    const other = await context.newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) await tab.getByRole('button', { name: '/samen', exact: true }).click();
    await fillIn(other, 'Doorverwijzing bewerken', { to: '/contact', submit: 'Opslaan' });
    await expect(row(other, '/samen')).toContainText('/contact');
    await fillIn(page, 'Doorverwijzing bewerken', { to: '/over-ons', submit: 'Opslaan' });
    await expect(page.getByText('Dit is intussen door iemand anders gewijzigd.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, '/samen')).toContainText('/contact');
  },
);

test('an owner reads who deleted a redirect and puts it back', onlyDeep, async ({ page }) => {
  const errors = scriptErrors(page);
  await signInAt(page, SCREEN);
  const from = '/verwijderd-en-terug';
  await add(page, from, '/tafels');
  await row(page, from).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await expect(row(page, from)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Verwijderd' }).click();
  await expect(row(page, from)).toContainText('/tafels');
  await expect(row(page, from)).toContainText('Joost Wiersma');
  const box = page.getByRole('searchbox', { name: 'Zoek op pad of adres' });
  await box.fill('geen-enkel-pad');
  await expect(page.getByText('Geen verwijderde doorverwijzing met deze tekst')).toBeVisible();
  await box.fill(from);
  await expect(page.getByRole('row').filter({ hasText: '→' })).toHaveText([new RegExp(from)]);
  await expectAccessibleAt(page, [1440, 768, 390], 'deleted redirects');
  await page.getByRole('button', { name: `Zet terug: ${from}` }).click();
  await expect(row(page, from)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Doorverwijzingen', exact: true }).click();
  await expect(row(page, from)).toContainText('/tafels');
  expect(errors).toEqual([]);
});
