import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.65.1' } });

const list = (page: Page) => page.getByRole('region', { name: 'Categorieën' });
const row = (page: Page, title: string) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });

test(
  'an owner makes a category, moves it by keys and by mouse, writes its texts, and a visitor follows its old address',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    // A second try finds the category of the first one.
    const name = test.info().retry === 0 ? 'Buiten & tuin' : `Buiten & tuin ${test.info().retry}`;
    const path = name.toLowerCase().replace(' & ', '-').replace(' ', '-');
    const moved = path.replace('buiten-', '');
    const errors = scriptErrors(page);
    await signInAt(page, '/categorieen');
    await expect(row(page, 'Verlichting')).toContainText(/\d+ producten/);
    await expectAccessibleAt(page, [1440, 390], 'the tree of categories');

    await page.getByRole('button', { name: 'Nieuwe categorie' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe categorie' });
    await dialog.getByRole('button', { name: 'Categorie maken' }).click();
    await expect(dialog.getByText('Geef de categorie een naam.')).toBeVisible();
    await dialog.getByLabel('Naam').fill(name);
    await expect(dialog.getByLabel('Adres')).toHaveValue(`/${path}`);
    await dialog.getByRole('button', { name: 'Categorie maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByLabel('Adres').fill('/tafels');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Dit adres is al in gebruik.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a refused category');
    await page.getByLabel('Adres').fill(`/${moved}`);
    await expect(page.getByText('Het oude adres verwijst daarna door naar het nieuwe.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Korte tekst' }).fill('Alles voor een lange zomeravond.');
    await page.getByRole('combobox', { name: 'Indeling van de pagina' }).selectOption('Alleen producten');
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();

    const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.65.2' } });
    await visitor.goto(`${baseURL}/${path}`);
    expect(new URL(visitor.url()).pathname).toBe(`/${moved}`);
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(visitor.getByText('Alles voor een lange zomeravond.')).toBeVisible();
    await visitor.close();

    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const history = page.getByRole('dialog', { name: `Geschiedenis van ${name}` });
    await expect(history.getByRole('listitem')).toContainText('Gewijzigd');
    await expect(history.getByRole('listitem')).toContainText(`/${path} → /${moved}`);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Categorieën', exact: true }).last().click();
    const handle = page.getByRole('button', { name: `${name} slepen` });
    await expect(handle).toBeVisible();
    await handle.press('ArrowUp');
    await expect(page.getByText(`${name} is verplaatst.`, { exact: true }).first()).toBeVisible();
    await handle.press('ArrowRight');
    await expect(row(page, name)).toContainText(/niveau 2/i);
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(row(page, name)).toContainText(/niveau 1/i);
    await page.reload();
    await expect(row(page, name)).toContainText(/niveau 1/i);

    const rugs = row(page, 'Kleden en accessoires');
    await expect(rugs).toContainText('Niveau 2, 2 van 3');
    const grip = page.getByRole('button', { name: 'Kleden en accessoires slepen' });
    await grip.scrollIntoViewIfNeeded();
    const box = (await grip.boundingBox())!;
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 30, { steps: 6 });
    await page.mouse.move(x, y - 80, { steps: 8 });
    await page.mouse.up();
    await expect(rugs).toContainText('Niveau 2, 1 van 3');
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(rugs).toContainText('Niveau 2, 2 van 3');
    await expectAccessible(page, 'a moved category');
    expect(errors).toEqual([]);
  },
);
