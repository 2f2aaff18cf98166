import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { ownerCall } from '../support/designer.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.71.1' } });
const visitors = { extraHTTPHeaders: { 'x-forwarded-for': '10.90.71.2' } };

/** A name that a second try has not used yet. */
const named = (name: string) => (test.info().retry === 0 ? name : `${name} ${test.info().retry}`);
const shopCall = <T>(page: Page, path: string, body: object) =>
  ownerCall<T>(page, `../../webshop/v1/${path}`, body);

async function makeCategory(page: Page, title: string): Promise<{ id: string; path: string }> {
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  const { id } = await shopCall<{ id: string }>(page, 'categories/create', { title, path, parent_id: '' });
  return { id, path };
}

/** Published products, each a euro dearer than the one before it. */
async function makeProducts(page: Page, titles: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, title] of titles.entries()) {
    const price_cents = 5000 + at * 100;
    ids.push((await shopCall<{ id: string }>(page, 'products/create', { title, price_cents })).id);
  }
  await shopCall(page, 'products/change', {
    ids,
    change: { kind: 'state', to: 'published' },
    preview: false,
  });
  return ids;
}

const products = (page: Page) => page.getByRole('region', { name: 'Producten van deze categorie' });
const titles = (page: Page) => products(page).getByRole('listitem').getByRole('link').allTextContents();
/** The titles of the products that a visitor sees, from top to bottom. */
const seen = (page: Page) =>
  page.locator('main [data-island="listing"] li a > span:nth-child(2)').allTextContents();
/** The last thing that was done, with a way back. */
const undo = (page: Page) =>
  page
    .getByRole('region', { name: /^Meldingen/ })
    .getByRole('button', { name: 'Ongedaan maken' })
    .last();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
  await expect(page.getByText('Opgeslagen.', { exact: true })).toBeVisible();
};

async function drag(page: Page, grip: Locator, by: number): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const box = (await grip.boundingBox())!;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + by / 3, { steps: 6 });
  await page.mouse.move(x, y + by, { steps: 8 });
  await page.mouse.up();
}

test(
  'an owner fills a category, orders it by keys and mouse, and a visitor sees that order and its search title',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    const word = named('Wiebel');
    await signInAt(page, '/categorieen');
    const { id, path } = await makeCategory(page, named('Krukken op volgorde'));
    const [one = '', two = '', three = ''] = ['een', 'twee', 'drie'].map((nr) => `${word} ${nr}`);
    await makeProducts(page, [one, two, three]);
    await page.goto(`${new URL(page.url()).origin}/categorieen/${id}`);
    await expect(products(page).getByText('Nog geen producten')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a category without products');

    await products(page).getByRole('button', { name: 'Producten toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Producten kiezen' });
    await dialog.getByRole('combobox', { name: 'Producten zoeken' }).fill(word);
    for (const title of [one, two, three]) await dialog.getByRole('option', { name: title }).click();
    await dialog.getByRole('button', { name: /3/ }).last().click();
    await expect(page.getByText('3 producten toegevoegd.', { exact: true })).toBeVisible();
    await expect.poll(() => titles(page)).toEqual([one, two, three]);

    const handle = page.getByRole('button', { name: `${three} slepen` });
    await handle.press('ArrowUp');
    await expect.poll(() => titles(page)).toEqual([one, three, two]);
    await expect(handle).toBeFocused();
    await expect(products(page).getByText(`${three}: plek 2.`)).toBeAttached();
    await drag(page, page.getByRole('button', { name: `${two} slepen` }), -110);
    await expect.poll(() => titles(page)).toEqual([two, one, three]);
    await page.getByRole('button', { name: `Acties voor ${two}` }).click();
    await page.getByRole('menuitem', { name: 'Onderaan' }).click();
    await expect.poll(() => titles(page)).toEqual([one, three, two]);
    // The list shows the new order before it is stored, and only then can it be undone.
    await expect(products(page).getByText(`${two}: plek 3.`)).toBeAttached();
    await undo(page).click();
    await expect.poll(() => titles(page)).toEqual([two, one, three]);
    await page.reload();
    await expect.poll(() => titles(page)).toEqual([two, one, three]);
    await expectAccessibleAt(page, [1440, 390], 'the products of a category');

    await page.getByLabel('Titel in zoekresultaten').fill('Krukken die niet wiebelen');
    await page.getByLabel('Omschrijving in zoekresultaten').fill('Drie poten, nooit scheef.');
    await save(page);
    const visitor = await browser.newPage(visitors);
    await visitor.goto(baseURL + path);
    await expect(visitor).toHaveTitle('Krukken die niet wiebelen');
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'Drie poten, nooit scheef.',
    );
    await expect.poll(() => seen(visitor)).toEqual([two, one, three]);

    await page.getByRole('combobox', { name: 'Volgorde' }).selectOption('Duurste eerst');
    await expect(
      page.getByText('Sla eerst de volgorde op; daarna staan de producten hier zo.'),
    ).toBeVisible();
    await save(page);
    await expect.poll(() => titles(page)).toEqual([three, two, one]);
    await expect(page.getByRole('button', { name: `${two} slepen` })).toHaveCount(0);
    await visitor.reload();
    await expect.poll(() => seen(visitor)).toEqual([three, two, one]);

    await page.getByRole('button', { name: `Acties voor ${one}` }).click();
    await page.getByRole('menuitem', { name: 'Uit de categorie halen' }).click();
    await expect.poll(() => titles(page)).toEqual([three, two]);
    await undo(page).click();
    await expect.poll(() => titles(page)).toEqual([three, two, one]);

    await page.getByRole('button', { name: 'Geschiedenis' }).click();
    const history = page.getByRole('dialog', { name: /Geschiedenis van/ });
    await expect(history.getByText(`Verplaatst: ${three}`)).toBeVisible();
    await expect(history.getByText('Plek: 3 → 2')).toBeVisible();
    await expect(history.getByText('Volgorde: Eigen volgorde → Duurste eerst')).toBeVisible();
    await expectAccessible(page, 'the history of the products of a category');
    await visitor.close();
    expect(errors).toEqual([]);
  },
);

test(
  'a category with a rule fills itself, tells it before it is saved, and follows the price of a product',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const word = named('Zitzak');
    await signInAt(page, '/categorieen');
    const { id, path } = await makeCategory(page, named('Zitten voor weinig'));
    const [cheap = '', dear = ''] = await makeProducts(page, [`${word} klein`, `${word} groot`]);
    await shopCall(page, 'products/set-values', {
      changes: [{ id: dear, price_cents: { from: 5100, to: 25_000 } }],
    });
    await page.goto(`${new URL(page.url()).origin}/categorieen/${id}`);

    await page.getByRole('combobox', { name: 'Welke producten' }).selectOption('Volgens een regel');
    const rule = page.getByRole('group', { name: 'Regel', exact: true });
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
    await expect(rule.getByText('Vul een tekst in.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a rule that is not whole');
    await rule.getByRole('textbox', { name: 'Tekst' }).fill(word.toUpperCase());
    await expect(rule.getByRole('status')).toHaveText('2 producten');
    await rule.getByRole('button', { name: 'Voorwaarde toevoegen' }).click();
    const second = rule.getByRole('group', { name: 'Voorwaarde 2' });
    await second.getByRole('combobox', { name: 'Waarop' }).selectOption('Prijs');
    await second.getByRole('textbox', { name: 'Tot en met (€)' }).fill('100');
    await expect(rule.getByRole('status')).toHaveText('1 product');
    await expect(rule.getByText(`${word} klein`)).toBeVisible();
    await save(page);
    await expect.poll(() => titles(page)).toEqual([`${word} klein`]);
    await expect(products(page).getByRole('button', { name: 'Producten toevoegen' })).toHaveCount(0);
    await expectAccessibleAt(page, [1440, 390], 'a category with a rule');

    const visitor = await browser.newPage(visitors);
    await visitor.goto(baseURL + path);
    await expect.poll(() => seen(visitor)).toEqual([`${word} klein`]);
    const changes = [
      { id: cheap, price_cents: { from: 5000, to: 15_000 } },
      { id: dear, price_cents: { from: 25_000, to: 9900 } },
    ];
    await shopCall(page, 'products/set-values', { changes });
    await visitor.reload();
    await expect.poll(() => seen(visitor)).toEqual([`${word} groot`]);
    await visitor.close();

    await page.goto(`${new URL(page.url()).origin}/producten/${dear}`);
    await expect(page.getByText(`Volgens een regel ook in: ${named('Zitten voor weinig')}.`)).toBeVisible();
  },
);

test(
  'a visitor sees the chosen filters of a category in their order, with and without JavaScript',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    await signInAt(page, '/categorieen');
    const { id, path } = await makeCategory(page, named('Licht op filter'));
    await page.goto(`${new URL(page.url()).origin}/categorieen/${id}`);
    await page.getByRole('combobox', { name: 'Welke producten' }).selectOption('Volgens een regel');
    await page.getByRole('combobox', { name: 'Waarop' }).selectOption('Staat in een andere categorie');
    await page.getByRole('combobox', { name: 'Categorie', exact: true }).selectOption('Verlichting');
    await page.getByRole('combobox', { name: 'Welke filters' }).selectOption('Zelf kiezen');
    const filters = page.getByRole('region', { name: 'Volgorde van de filters' });
    for (const title of ['Soort', 'Houtsoort', 'Vorm', 'Plaatsing', 'Breedte', 'Prijs', 'Materiaal'])
      await filters.getByRole('button', { name: `${title} weghalen`, exact: true }).click();
    const handle = filters.getByRole('button', { name: 'Levertijd slepen' });
    await handle.press('ArrowUp');
    await expect(handle).toBeFocused();
    await expect.poll(() => filters.getByRole('listitem').allTextContents()).toEqual(['Levertijd', 'Kleur']);
    // All filters and back, and products by hand and back, keep the list and the rule.
    await page.getByRole('combobox', { name: 'Welke filters' }).selectOption('Alle filters');
    await page.getByRole('combobox', { name: 'Welke filters' }).selectOption('Zelf kiezen');
    await expect.poll(() => filters.getByRole('listitem').allTextContents()).toEqual(['Levertijd', 'Kleur']);
    await page.getByRole('combobox', { name: 'Welke producten' }).selectOption('Zelf gekozen');
    await page.getByRole('combobox', { name: 'Welke producten' }).selectOption('Volgens een regel');
    await expect(page.getByRole('combobox', { name: 'Waarop' })).toHaveValue('category');
    await expectAccessibleAt(page, [1440, 390], 'chosen filters');
    await save(page);

    for (const javaScriptEnabled of [true, false]) {
      const visitor = await browser.newPage({ ...visitors, javaScriptEnabled });
      await visitor.goto(baseURL + path);
      const panel = visitor.getByRole('complementary', { name: 'Filters' });
      await expect(panel).toBeVisible();
      await expect.poll(() => panel.getByRole('group').evaluateAll((all) => all.length)).toBeGreaterThan(1);
      const text = (await panel.textContent()) ?? '';
      expect(text.indexOf('Levertijd')).toBeGreaterThanOrEqual(0);
      expect(text.indexOf('Kleur')).toBeGreaterThan(text.indexOf('Levertijd'));
      for (const hidden of ['Soort', 'Plaatsing', 'Materiaal']) expect(text).not.toContain(hidden);
      await visitor.close();
    }
  },
);
