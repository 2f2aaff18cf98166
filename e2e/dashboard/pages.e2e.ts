import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { isDeepRun, onlyDeep } from '../support/deep-run.ts';
import { dashboard, scriptErrors, signInAt } from '../support/owner.ts';
import { chooseForPage, openNewPage, rowOf } from '../support/pages.ts';

/**
 * The journey runs on the narrow width; in the deep run on all, and then every state is checked at both of these.
 */
const widths = [1440, 390] as const;

interface Own {
  title: string;
  path: string;
}

/** Creates a page after two mistakes; each is reported at its field, and what was typed is kept. */
async function makeWithMistakes(page: Page, own: Own): Promise<void> {
  const { dialog, title, path, make } = await openNewPage(page);
  await make();
  await expect(title).toBeFocused();
  await expect(dialog).toContainText('Vul een titel in.');
  await expectAccessibleAt(page, widths, 'an empty new page');

  await title.fill(own.title);
  await expect(path).toHaveValue(own.path);
  await path.fill('contact');
  await make();
  await expect(dialog).toContainText('Dit adres is al in gebruik.');
  await expect(path).toBeFocused();
  await expect(title).toHaveValue(own.title);
  await expectAccessibleAt(page, widths, 'an address that is already used');
  await path.fill(own.path);
  await make();
  await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
}

/** Renames a page, hides it from search engines and protects it with a password. */
async function setUp(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: `Instellingen van ${title}` })).toBeFocused();
  const access = page.getByRole('group', { name: 'Wie mag deze pagina zien' });
  const save = page.getByRole('button', { name: 'Opslaan' });
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} nieuw`);
  await page.getByRole('textbox', { name: 'Titel in zoekresultaten' }).fill('Kijk mee in de werkplaats');
  await expect(page.getByRole('figure', { name: 'Zo ziet een zoekresultaat' })).toContainText(
    'Kijk mee in de werkplaats',
  );
  await page.getByRole('checkbox', { name: 'Niet in zoekmachines tonen' }).check();
  await access.getByRole('radio', { name: 'Alleen met een wachtwoord' }).check();
  await save.click();
  await expect(access.getByRole('textbox', { name: 'Wachtwoord' })).toBeFocused();
  await expect(access).toContainText('Vul een wachtwoord in.');
  await expectAccessibleAt(page, widths, 'settings with a message');
  await access.getByRole('textbox', { name: 'Wachtwoord' }).fill('houtkrullen');
  await save.click();
  await expect(page.getByText('Opgeslagen.', { exact: true }).first()).toBeVisible();
  await expect(access.getByRole('radio', { name: 'Alleen met het huidige wachtwoord' })).toBeChecked();
}

/** Leaves the settings with unsaved changes: first cancels, then confirms. */
async function leaveHalfway(page: Page): Promise<void> {
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  const away = page.getByRole('link', { name: 'Pagina’s' }).last();
  const question = page.getByRole('dialog', { name: 'Wijzigingen niet bewaard' });
  await title.fill('half getypt');
  await away.click();
  await expect(question).toBeVisible();
  await expectAccessibleAt(page, widths, 'leaving with changes');
  await question.getByRole('button', { name: 'Blijven' }).click();
  await expect(title).toHaveValue('half getypt');
  await away.click();
  await question.getByRole('button', { name: 'Weggaan zonder opslaan' }).click();
}

/** Removes a page after the confirmation; its dialog is checked once, since it is the same for every page. */
async function remove(page: Page, title: string, isJudged: boolean): Promise<void> {
  await chooseForPage(page, title, 'Verwijderen');
  const question = page.getByRole('dialog', { name: `“${title}” verwijderen?` });
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused();
  await expect(question).toContainText('Direct daarna kun je dit nog ongedaan maken.');
  if (isJudged) await expectAccessibleAt(page, widths, 'removing a page');
  await question.getByRole('button', { name: 'Pagina verwijderen' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pagina’s', level: 1 })).toBeFocused();
}

for (const width of isDeepRun ? [1440, 768, 390] : [390]) {
  test.describe(`pages at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      extraHTTPHeaders: { 'x-forwarded-for': `10.90.3.${width % 250}` },
    });

    test(
      'an owner creates a page, sees what is wrong with it, configures, copies and removes it',
      onlyDeep,
      async ({ page }) => {
        test.slow();
        const own = { title: `Onze werkplaats ${width}`, path: `/onze-werkplaats-${width}` };
        const renamed = `${own.title} nieuw`;
        const copy = `${renamed} (kopie)`;
        const errors = scriptErrors(page);
        await signInAt(page, '/paginas');
        await makeWithMistakes(page, own);

        await page.goto(`${dashboard}/paginas`);
        await expect(rowOf(page, own.title)).toContainText('Concept');
        await expect(rowOf(page, own.title)).toContainText(own.path);
        await chooseForPage(page, own.title, 'Instellingen');
        await setUp(page, own.title);
        await leaveHalfway(page);
        await expect(rowOf(page, renamed)).toContainText('Met wachtwoord');
        await expect(rowOf(page, renamed)).toContainText('Niet in zoekmachines');

        await chooseForPage(page, renamed, 'Dupliceren');
        await expect(rowOf(page, copy)).toContainText('Concept');
        const search = page.getByRole('searchbox', { name: 'Zoek op titel of adres' });
        await search.fill(`WERKPLAATS ${width} kopie`);
        await expect(page.getByText('1 pagina', { exact: true })).toBeVisible();
        await expectAccessibleAt(page, widths, 'a search among pages');
        await search.fill('');
        await remove(page, copy, true);
        await remove(page, renamed, false);
        expect(errors).toEqual([]);
      },
    );
  });
}
