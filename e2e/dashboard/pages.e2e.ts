import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dashboard, scriptErrors, signInAt } from '../support/owner.ts';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Acties voor ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Makes a page in the dialog; the designer opens. */
async function create(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await dialog.getByRole('textbox', { name: 'Titel' }).fill(title);
  await dialog.getByRole('button', { name: 'Pagina maken' }).click();
  await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
}

for (const width of [1440, 390]) {
  test.describe(`pages at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.90.3.${width % 250}` },
    });
    const title = `Onze werkplaats ${width}`;
    const path = `/onze-werkplaats-${width}`;

    test('an owner makes a page, is told what is wrong with it, sets it up, copies and removes it', async ({
      page,
    }) => {
      test.slow();
      const errors = scriptErrors(page);
      await signInAt(page, '/paginas');
      await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
      const titleField = dialog.getByRole('textbox', { name: 'Titel' });
      const pathField = dialog.getByRole('textbox', { name: 'Adres' });
      await dialog.getByRole('button', { name: 'Pagina maken' }).click();
      await expect(titleField).toBeFocused();
      await expect(dialog).toContainText('Vul een titel in.');
      await expectAccessible(page, 'an empty new page');

      await titleField.fill(title);
      await expect(pathField).toHaveValue(path);
      await pathField.fill('contact');
      await dialog.getByRole('button', { name: 'Pagina maken' }).click();
      await expect(dialog).toContainText('Dit adres is al in gebruik.');
      await expect(pathField).toBeFocused();
      await expect(titleField).toHaveValue(title);
      await expectAccessible(page, 'an address that is taken');
      await pathField.fill(path);
      await dialog.getByRole('button', { name: 'Pagina maken' }).click();
      await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);

      await page.goto(`${dashboard}/paginas`);
      await expect(rowOf(page, title)).toContainText('Concept');
      await expect(rowOf(page, title)).toContainText(path);

      await choose(page, title, 'Instellingen');
      await expect(page.getByRole('heading', { name: `Instellingen van ${title}` })).toBeFocused();
      const access = page.getByRole('group', { name: 'Wie mag deze pagina zien' });
      await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} nieuw`);
      await page.getByRole('textbox', { name: 'Titel in zoekresultaten' }).fill('Kijk mee in de werkplaats');
      await expect(page.getByRole('figure')).toContainText('Kijk mee in de werkplaats');
      await page.getByRole('checkbox', { name: 'Niet in zoekmachines tonen' }).check();
      await access.getByRole('radio', { name: 'Alleen met een wachtwoord' }).check();
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(access.getByRole('textbox', { name: 'Wachtwoord' })).toBeFocused();
      await expect(access).toContainText('Vul een wachtwoord in.');
      await expectAccessible(page, 'settings with a message');
      await access.getByRole('textbox', { name: 'Wachtwoord' }).fill('houtkrullen');
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByText('Opgeslagen.', { exact: true }).first()).toBeVisible();
      await expect(access.getByRole('radio', { name: 'Alleen met het huidige wachtwoord' })).toBeChecked();

      await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('half getypt');
      await page.getByRole('link', { name: 'Pagina’s' }).last().click();
      const leave = page.getByRole('dialog', { name: 'Wijzigingen niet bewaard' });
      await expect(leave).toBeVisible();
      await expectAccessible(page, 'leaving with changes');
      await leave.getByRole('button', { name: 'Blijven' }).click();
      await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('half getypt');
      await page.getByRole('link', { name: 'Pagina’s' }).last().click();
      await leave.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
      const row = rowOf(page, `${title} nieuw`);
      await expect(row).toContainText('Met wachtwoord');
      await expect(row).toContainText('Niet in zoekmachines');

      await choose(page, `${title} nieuw`, 'Dupliceren');
      const copy = `${title} nieuw (kopie)`;
      await expect(rowOf(page, copy)).toContainText('Concept');
      await page.getByRole('searchbox', { name: 'Zoek op titel of adres' }).fill(`WERKPLAATS ${width} kopie`);
      await expect(page.getByText('1 pagina', { exact: true })).toBeVisible();
      await expectAccessible(page, 'a search among pages');
      await page.getByRole('searchbox', { name: 'Zoek op titel of adres' }).fill('');

      for (const name of [copy, `${title} nieuw`]) {
        await choose(page, name, 'Verwijderen');
        const question = page.getByRole('dialog', { name: `“${name}” verwijderen?` });
        await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
        await expect(question).toContainText('Dit kun je niet ongedaan maken.');
        await expectAccessible(page, 'removing a page');
        await question.getByRole('button', { name: 'Pagina verwijderen' }).click();
        await expect(rowOf(page, name)).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'Pagina’s', level: 1 })).toBeFocused();
      }
      expect(errors).toEqual([]);
    });
  });
}

test.describe('pages', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.3.3' } });

  test('an owner makes, renames and removes a page with the keyboard alone', async ({ page }) => {
    test.slow();
    await signInAt(page, '/paginas');
    await page.getByRole('button', { name: 'Nieuwe pagina' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Met vaste toetsen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);

    await page.goto(`${dashboard}/paginas`);
    await page.getByRole('button', { name: 'Acties voor Met vaste toetsen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ontwerpen' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Instellingen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Instellingen van Met vaste toetsen' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Titel', exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Met beide handen');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Instellingen van Met beide handen' })).toBeVisible();

    await page.goto(`${dashboard}/paginas`);
    await page.getByRole('button', { name: 'Acties voor Met beide handen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ontwerpen' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Acties voor Met beide handen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Ontwerpen' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 'Met beide handen')).toHaveCount(0);
  });

  test('what was typed stays when the server cannot be reached', async ({ page }) => {
    await signInAt(page, '/paginas');
    await page.route('**/pages/create', (route) => route.abort());
    await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
    await dialog.getByRole('textbox', { name: 'Titel' }).fill('Niet kwijt');
    await dialog.getByRole('button', { name: 'Pagina maken' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'De server is niet bereikbaar. Controleer je verbinding.',
    );
    await expect(dialog.getByRole('textbox', { name: 'Titel' })).toHaveValue('Niet kwijt');
    await expectAccessible(page, 'a page that could not be made');
  });

  test('a list that does not load says so and loads again', async ({ page }) => {
    await page.route('**/pages/list', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
    await signInAt(page, '/paginas');
    await expect(page.getByRole('alert')).toContainText('Dit kon niet worden geladen.');
    await expectAccessible(page, 'pages that did not load');
    await page.unroute('**/pages/list');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  });

  test('a website without pages says how to begin', async ({ page }) => {
    await page.route('**/pages/list', (route) => route.fulfill({ json: { pages: [] } }));
    await signInAt(page, '/paginas');
    await expect(page.getByText('Nog geen pagina’s', { exact: true })).toBeVisible();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Nieuwe pagina' }).click();
    await expect(page.getByRole('dialog', { name: 'Nieuwe pagina' })).toBeVisible();
  });

  test('the front page keeps its address and is not offered for removal', async ({ page }) => {
    await signInAt(page, '/paginas');
    await page.getByRole('button', { name: 'Acties voor Home', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Dupliceren' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Verwijderen' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Instellingen' }).click();
    await expect(page.getByRole('textbox', { name: 'Adres' })).toHaveAttribute('readonly', '');
  });

  test('an owner makes a template of their own and finds it among the fixed parts', async ({ page }) => {
    await signInAt(page, '/paginas?tab=onderdelen');
    await expect(page.getByRole('link', { name: 'Header', exact: true })).toHaveAttribute(
      'href',
      '/wm/templates/header',
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

  test('a new page stands in the list at once', async ({ page }) => {
    await signInAt(page, '/paginas');
    await create(page, 'Meteen te zien');
    await page.goBack();
    await expect(rowOf(page, 'Meteen te zien')).toContainText('Concept');
  });
});
