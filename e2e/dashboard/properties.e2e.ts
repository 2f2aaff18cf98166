import { type Browser, expect, type Page, test } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { makeShelf } from '../support/owner-shelf.ts';
import { screenOf, scriptErrors, signInAt } from '../support/owner.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.72.1' } });

const widths = [1440, 768, 390];
const save = (page: Page) => page.getByRole('button', { name: 'Opslaan', exact: true }).click();
const values = (page: Page) => page.getByRole('region', { name: 'Waarden' });
const names = (page: Page) =>
  values(page)
    .getByRole('textbox', { name: /^Naam van waarde/ })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const filters = (page: Page) => page.getByRole('main').getByRole('complementary', { name: 'Filters' });

/** Opens a page as a new visitor, with or without scripts. */
async function visit(browser: Browser, url: string, javaScriptEnabled = true): Promise<Page> {
  const headers = { 'x-forwarded-for': `10.90.72.${javaScriptEnabled ? 2 : 3}` };
  const context = await browser.newContext({ extraHTTPHeaders: headers, javaScriptEnabled });
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** The values that a visitor can choose of a property, with their counts. */
const offered = (page: Page, property: string) =>
  filters(page)
    .getByRole('group', { name: property })
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.closest('label')?.innerText.replaceAll(/\s+/g, ' ').trim()),
    );

test(
  'an owner makes a colour, gives it to products, and renames and merges its values; visitors filter by it, with and without JavaScript',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    // A second try makes its own property, category and products.
    const { retry } = test.info();
    const title = retry === 0 ? 'Zittint' : `Zittint ${retry}`;
    await signInAt(page, '/kenmerken');
    const shelf = await makeShelf(page, `Krukjes ${retry}`, [`Kruk Wad ${retry}`, `Kruk Zand ${retry}`]);
    const [first = '', second = ''] = shelf.products;
    const shop = `${baseURL}${shelf.path}`;

    await page.getByRole('button', { name: 'Nieuw kenmerk' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuw kenmerk' });
    await dialog.getByRole('button', { name: 'Kenmerk maken' }).click();
    await expect(dialog.getByText('Geef het kenmerk een naam.')).toBeVisible();
    await dialog.getByLabel('Naam').fill('kleur');
    await dialog.getByLabel('Soort').selectOption('Kleur');
    await dialog.getByRole('button', { name: 'Kenmerk maken' }).click();
    await expect(dialog.getByText('Een ander kenmerk heet al zo.')).toBeVisible();
    await dialog.getByLabel('Naam').fill(title);
    await dialog.getByRole('button', { name: 'Kenmerk maken' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByLabel('Nieuwe waarde').fill('Rood');
    await page.getByRole('button', { name: 'Toevoegen' }).click();
    await page.getByLabel('Nieuwe waarde').fill('Onweer');
    await page.getByLabel('Nieuwe waarde').press('Enter');
    await expect(page.getByLabel('Kleur van Rood')).toHaveValue('#a3322b');
    await page.getByLabel('Kleur van Onweer: nog niet gekozen').fill('#445566');
    await page.getByRole('button', { name: 'Onweer slepen' }).press('ArrowUp');
    expect(await names(page)).toEqual(['Onweer', 'Rood']);
    await expect(page.getByText('Onweer: plek 1.', { exact: true })).toHaveCount(1);
    // What is typed and not added yet belongs to the save.
    await page.getByLabel('Nieuwe waarde').fill('rood');
    await save(page);
    await expect(page.getByText('“rood” staat er al.')).toBeVisible();
    await page.getByLabel('Nieuwe waarde').fill('');
    await save(page);
    await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
    await expectAccessibleAt(page, widths, 'a property');

    await page.goto(screenOf(`/producten/${first}`));
    const choose = page.getByRole('combobox', { name: title });
    await choose.fill('roo');
    await choose.press('ArrowDown');
    await choose.press('Enter');
    await expect(page.getByRole('button', { name: 'Rood weghalen' })).toBeVisible();
    await page.getByLabel('Breedte (cm)').fill('veertig');
    await save(page);
    await expect(page.getByText('Vul bij Breedte een getal in, bijvoorbeeld 12,5.')).toBeVisible();
    await page.getByLabel('Breedte (cm)').fill('40,50');
    await save(page);
    await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Breedte (cm)')).toHaveValue('40,5');

    // A value that is not there yet is made in place.
    await page.goto(screenOf(`/producten/${second}`));
    await choose.fill('Rode wijn');
    await choose.press('Enter');
    await expect(page.getByRole('button', { name: 'Rode wijn weghalen' })).toBeVisible();
    await choose.fill('onweer');
    await choose.press('Enter');
    await save(page);
    await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a product with properties');

    const visitor = await visit(browser, shop);
    expect(await offered(visitor, title)).toEqual(['Onweer 1', 'Rood 1', 'Rode wijn 1']);
    await expect(filters(visitor).getByRole('group', { name: 'Breedte (cm)' })).toBeVisible();
    await filters(visitor).getByRole('checkbox', { name: 'Rood 1', exact: true }).check();
    const products = (on: Page) => on.getByRole('main').getByRole('link', { name: /^Kruk (Wad|Zand)/ });
    await expect(visitor.getByRole('main')).not.toContainText(`Kruk Zand ${retry}`);
    await expect(products(visitor).first()).toBeVisible();
    await expectAccessibleAt(visitor, [1440, 390], 'a category with colours');

    const plain = await visit(browser, shop, false);
    await filters(plain).getByRole('checkbox', { name: 'Onweer 1' }).check();
    await filters(plain).getByRole('button').click();
    await expect(plain.getByRole('main')).not.toContainText(`Kruk Wad ${retry}`);
    await expect(plain.getByRole('main')).toContainText(`Kruk Zand ${retry}`);
    await plain.context().close();

    await page.goto(screenOf('/kenmerken'));
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('checkbox', { name: 'Rood kiezen' }).check();
    await page.getByRole('checkbox', { name: 'Rode wijn kiezen' }).check();
    await page.getByRole('button', { name: 'Samenvoegen' }).click();
    const merge = page.getByRole('dialog', { name: 'Waarden samenvoegen' });
    await merge.getByRole('radio', { name: /^Rood/ }).check();
    await merge.getByRole('button', { name: 'Samenvoegen' }).click();
    await values(page).getByRole('textbox', { name: 'Naam van waarde 2' }).fill('Wijnrood');
    await expect(page.getByText('Was: Rood, Rode wijn')).toBeVisible();
    await save(page);
    const question = page.getByRole('dialog', { name: 'Ook producten veranderen' });
    await expect(question.getByRole('listitem')).toHaveText([
      '“Rood” wordt “Wijnrood” bij 1 product.',
      '“Rode wijn” wordt “Wijnrood” bij 1 product.',
    ]);
    await question.getByRole('button', { name: 'Opslaan en producten aanpassen' }).click();
    await expect(page.getByText('Opgeslagen. 2 producten zijn aangepast.', { exact: true })).toBeVisible();
    await visitor.goto(shop);
    expect(await offered(visitor, title)).toEqual(['Onweer 1', 'Wijnrood 2']);

    await page.getByLabel('Nieuwe waarde').fill('Half getypt');
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(page.getByText('Je hebt hier nog iets gewijzigd.').first()).toBeVisible();
    await expect(page.getByLabel('Nieuwe waarde')).toHaveValue('Half getypt');
    await page.getByRole('button', { name: 'Wijzigingen weggooien' }).click();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(page.getByText('Ongedaan gemaakt.', { exact: true })).toBeVisible();
    await expect.poll(() => names(page)).toEqual(['Onweer', 'Rood', 'Rode wijn']);
    await visitor.goto(shop);
    expect(await offered(visitor, title)).toEqual(['Onweer 1', 'Rood 1', 'Rode wijn 1']);
    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const history = page.getByRole('dialog', { name: `Geschiedenis van ${title}` });
    await expect(history.getByRole('listitem').first()).toContainText('Ongedaan gemaakt');
    const earlier = history.getByRole('listitem').nth(1);
    await expect(earlier).toContainText('Erbij: Wijnrood');
    await expect(earlier).toContainText('Weg: Rood, Rode wijn');
    await expectAccessibleAt(page, widths, 'the history of a property');
    await earlier.getByRole('button', { name: 'Zo terugzetten' }).click();
    await expect(page.getByText('Teruggezet. 2 producten zijn aangepast.', { exact: true })).toBeVisible();
    expect(await names(page)).toEqual(['Onweer', 'Wijnrood']);
    await visitor.goto(shop);
    expect(await offered(visitor, title)).toEqual(['Onweer 1', 'Wijnrood 2']);

    await page.goto(screenOf('/kenmerken'));
    await page.getByRole('button', { name: `Acties voor ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Openen' }).click();
    await page.getByLabel('Naam', { exact: true }).fill('Nog niet opgeslagen');
    await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
    const removal = page.getByRole('dialog', { name: `${title} verwijderen?` });
    await expect(removal).toContainText('2 producten verliezen dit kenmerk');
    await removal.getByRole('button', { name: 'Verwijderen' }).click();
    // The form does not ask about changes of what is gone.
    await expect(page.getByRole('heading', { level: 1, name: 'Kenmerken' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(`${title} is verwijderd.`, { exact: true })).toBeVisible();
    await expectAccessibleAt(page, widths, 'the list of properties');
    await visitor.goto(shop);
    await expect(filters(visitor).getByRole('group', { name: title })).toHaveCount(0);
    await visitor.context().close();
    expect(errors).toEqual([]);
  },
);
