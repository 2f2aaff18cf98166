import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { screenOf, scriptErrors, signInAt } from '../support/owner.ts';
import { makeShelf } from '../support/owner-shelf.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.142.1' } });

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
};
const target = (page: Page) => page.getByRole('textbox', { name: 'Tegels verwijzen naar' });

/** Chooses what the tiles lead to in the dialog of links. */
async function choose(page: Page, kind: string, title: string): Promise<void> {
  await target(page).locator('..').getByRole('button', { name: 'Kiezen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: kind }).click();
  await dialog.getByRole('combobox').fill(title);
  await dialog.getByRole('option', { name: title }).first().click();
  await expect(dialog).toHaveCount(0);
}

test(
  'an owner chooses what the tiles of a product and of a category lead to, and visitors follow them',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const mark = crypto.randomUUID().slice(0, 8);
    await signInAt(page, '/producten');
    const shelf = await makeShelf(page, `Linkplank ${mark}`, [`Linkkruk ${mark}`]);
    await page.goto(screenOf(`/producten/${shelf.products[0] ?? ''}`));
    await choose(page, 'Categorieën', 'Stoelen');
    await expect(target(page)).toHaveValue('/stoelen');
    await expectAccessibleAt(page, [1440, 768, 390], 'a product that leads elsewhere');
    await save(page);

    const visitor = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.142.2' } });
    await visitor.goto(`${baseURL}${shelf.path}`);
    await visitor
      .getByRole('main')
      .getByRole('link', { name: `Linkkruk ${mark}` })
      .first()
      .click();
    await expect(visitor).toHaveURL(/\/stoelen$/);
    await visitor.close();

    await target(page).fill('');
    await save(page);
    await page.reload();
    await expect(target(page)).toHaveValue('');

    await page.goto(screenOf('/categorieen'));
    await page.getByRole('link', { name: `Linkplank ${mark}` }).click();
    await choose(page, 'Producten', `Linkkruk ${mark}`);
    await save(page);
    await page.reload();
    await expect(target(page)).toHaveValue(new RegExp(`/linkkruk-${mark}$`));
    expect(errors).toEqual([]);
  },
);
