import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import {
  canvasFrame,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  signInAsOwner,
} from '../support/designer.ts';

test.setTimeout(90_000);

/** What the demo shop has in chairs up to 215 euros, the cheapest first and without the stool of 129 euros. */
const found = ['Eettafelbank Kade', 'Stoel Sluis', 'Stoel Pier'];

/** Opens the settings of the only grid on a page of the test. */
async function openGrid(page: Page, title: string, data: Record<string, string> = {}) {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, title);
  await fillDocument(page, keyOf(own), [
    [
      { id: 'sectie', type: 'sectionContent', slots: { content: ['raster'] } },
      { id: 'raster', type: 'grid', version: 2, data },
    ],
  ]);
  await openDesigner(page, `/paginas/${own.id}`);
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Lagen', exact: true }).click();
  await page.getByRole('treeitem', { name: /^Raster/ }).click();
  const isNarrow = (page.viewportSize()?.width ?? 0) < 1000;
  if (isNarrow) await panels.getByRole('button', { name: 'Instellingen', exact: true }).click();
  await page.getByRole('tab', { name: 'Blok' }).click();
  return own;
}

/** Chooses one thing by its title in a picker that is open. */
async function pick(page: Page, dialogName: string, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.getByRole('combobox').fill(title);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await dialog.getByRole('option', { name: title }).click();
}

const widths = [1440, 390];
for (const width of widths) {
  test.describe(`connected grid at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test(
      'an owner connects a grid to products by rules, publishes, and visitors see these products',
      onlyDeep,
      async ({ page, baseURL, browser }) => {
        const own = await openGrid(page, `Selectie ${width}`);
        await page.getByLabel('Items', { exact: true }).selectOption('Een selectie met regels');
        await expect(page.getByLabel('Collectie', { exact: true })).toHaveValue('products');
        const rules = page.locator('[data-field="product_rules"]');

        // A rule says what it lacks, and selects nothing until it is filled in.
        await rules.getByRole('button', { name: 'Toevoegen' }).click();
        await expect(
          rules.getByText('Kies een categorie. Tot die tijd doet deze regel niet mee.'),
        ).toBeVisible();
        await rules.getByRole('button', { name: 'Categorie kiezen' }).click();
        await pick(page, 'Categorie kiezen', 'Stoelen');
        await expect(rules.getByText('Categorie is Stoelen')).toBeVisible();
        await expect(rules.getByRole('alert')).toHaveCount(0);

        await rules.getByRole('button', { name: 'Toevoegen' }).click();
        await rules.getByLabel('Kijk naar').last().selectOption('Prijs');
        await rules.getByLabel('Vergelijking').last().selectOption('hoogstens');
        await rules.getByLabel('Bedrag in euro').fill('215,00');
        await expect(rules.getByText('Prijs hoogstens 215,00')).toBeVisible();
        await page.getByLabel('Volgorde van producten').selectOption('Laagste prijs eerst');
        await page.getByLabel('Hoeveel hoogstens').fill('101');
        await expect(page.getByText('Vul hoogstens 100 in.')).toBeVisible();
        await page.getByLabel('Hoeveel hoogstens').fill('4');
        await page.getByRole('button', { name: 'Producten kiezen Producten die je niet toont' }).click();
        await pick(page, 'Producten kiezen', 'Kruk Paal');
        await page.getByRole('button', { name: 'Klaar (1 gekozen)' }).click();
        await expectAccessibleAround(page, 'settings of a connected grid');

        const frame = await canvasFrame(page);
        await expect(frame.locator('[data-entry]')).toContainText(found);
        await expect(frame.locator('[data-entry]')).toHaveCount(found.length);

        await expectSaved(page);
        await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
        await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
        const visitor = await browser.newPage({ viewport: page.viewportSize() });
        await visitor.goto(new URL(own.path, baseURL).href);
        const shown = visitor.getByRole('main').locator('[data-entry]');
        await expect(shown).toContainText(found);
        await expect(shown).toHaveCount(found.length);
        await visitor.close();
      },
    );
  });
}

test('an owner writes the items of a grid without JSON', onlyDeep, async ({ page }) => {
  await openGrid(page, 'Eigen items', { connection_type: 'collection' });
  const frame = await canvasFrame(page);
  await page.getByLabel('Collectie', { exact: true }).selectOption('Eigen items');
  await expect(frame.getByText('Er is niets dat aan deze keuze voldoet.')).toBeVisible();
  const entries = page.locator('[data-field="entries"]');
  await entries.getByRole('button', { name: 'Toevoegen' }).click();
  await entries.getByLabel('Titel').fill('Tafels');
  await entries.getByLabel('Link').fill('tafels');
  await expect(
    entries.getByText('Begin een link met / (deze website), https://, mailto: of tel:.'),
  ).toBeVisible();
  await entries.getByLabel('Link').fill('/tafels');
  await expect(entries.getByRole('alert')).toHaveCount(0);
  await expect(frame.getByRole('link', { name: 'Tafels' })).toBeVisible();
  await expectSaved(page);
});
