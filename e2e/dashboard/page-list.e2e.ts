import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { dashboard, signInAt } from '../support/owner.ts';
import { chooseByKeyboard, openNewPage, rowOf } from '../support/pages.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.3.3' } });

test('an owner creates, renames and removes a page with the keyboard only', onlyDeep, async ({ page }) => {
  test.slow();
  // A unique title: the page exists again at the end.
  const own = Date.now();
  const before = `Met vaste toetsen ${own}`;
  const after = `Met beide handen ${own}`;
  await signInAt(page, '/paginas');
  await page.getByRole('button', { name: 'Nieuwe pagina' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused();
  await page.keyboard.type(before);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);

  await page.goto(`${dashboard}/paginas`);
  await chooseByKeyboard(page, before, 'ArrowDown', 'Instellingen');
  await expect(page.getByRole('heading', { name: `Instellingen van ${before}` })).toBeFocused();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(after);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Instellingen van ${after}` })).toBeVisible();

  await page.goto(`${dashboard}/paginas`);
  const cancel = page.getByRole('button', { name: 'Annuleren' });
  await chooseByKeyboard(page, after, 'End', 'Verwijderen');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Acties voor ${after}` })).toBeFocused();
  await chooseByKeyboard(page, after, 'End', 'Verwijderen');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, after)).toHaveCount(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(rowOf(page, after)).toBeVisible();
  await expect(page.getByText(`“${after}” is terug.`).first()).toBeVisible();
});

test(
  'what was typed is kept when the server cannot be reached, and two attempts create one page',
  onlyDeep,
  async ({ page }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/pages/create', (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return keys.length === 1 ? route.abort() : route.continue();
    });
    await signInAt(page, '/paginas');
    const { dialog, title, make } = await openNewPage(page);
    await title.fill('Niet kwijt');
    await make();
    await expect(dialog.getByRole('alert')).toHaveText(
      'De server is niet bereikbaar. Controleer je verbinding.',
    );
    await expect(title).toHaveValue('Niet kwijt');
    await expectAccessible(page, 'a page that could not be created');
    await make();
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('a list that fails to load says so and can be loaded again', onlyDeep, async ({ page }) => {
  await page.route('**/pages/list', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
  );
  await signInAt(page, '/paginas');
  await expect(page.getByRole('alert')).toContainText('Dit kon niet worden geladen.');
  await expectAccessible(page, 'pages that failed to load');
  await page.unroute('**/pages/list');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
});

test('a website without pages says how to begin', onlyDeep, async ({ page }) => {
  await page.route('**/pages/list', (route) => route.fulfill({ json: { pages: [], folders: [], next: '' } }));
  await signInAt(page, '/paginas');
  await expect(page.getByText('Nog geen pagina’s', { exact: true })).toBeVisible();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Nieuwe pagina' }).click();
  await expect(page.getByRole('dialog', { name: 'Nieuwe pagina' })).toBeVisible();
});

test('the home page keeps its address and cannot be removed', onlyDeep, async ({ page }) => {
  await signInAt(page, '/paginas');
  await page.getByRole('button', { name: 'Acties voor Home', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Dupliceren' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Instellingen' }).click();
  await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveAttribute('readonly', '');
});

test('an owner creates a template and finds it among the fixed parts', onlyDeep, async ({ page }) => {
  await signInAt(page, '/paginas?tab=onderdelen');
  await expect(page.getByRole('link', { name: 'Header', exact: true })).toHaveAttribute(
    'href',
    '/w/atelier-noord/wm/templates/header',
  );
  await page.getByRole('button', { name: 'Nieuw sjabloon' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuw sjabloon' });
  await dialog.getByRole('button', { name: 'Sjabloon maken' }).click();
  await expect(dialog).toContainText('Vul een naam in.');
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Strook met keurmerken');
  await dialog.getByRole('button', { name: 'Sjabloon maken' }).click();
  await expect(page).toHaveURL(/\/wm\/templates\/[^/?]+$/);
  await page.goto(`${dashboard}/paginas?tab=onderdelen`);
  const own = page.getByRole('region', { name: 'Eigen sjablonen' });
  await expect(own.getByRole('link', { name: 'Strook met keurmerken' }).first()).toBeVisible();
});

test('a new page is in the list immediately', onlyDeep, async ({ page }) => {
  await signInAt(page, '/paginas');
  const { title, make } = await openNewPage(page);
  await title.fill('Meteen te zien');
  await make();
  await expect(page.getByRole('heading', { name: 'Meteen te zien', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, 'Meteen te zien')).toContainText('Concept');
});
