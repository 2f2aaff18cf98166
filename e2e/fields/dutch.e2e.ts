import { expect, type Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, orderButton, panelOf, putInCart } from '../support/shop.ts';
import { test } from './catalogue-test.ts';

test.setTimeout(120_000);

/** Words of English that are no words of Dutch; at least one is in any English text of an interface. */
const english = new Set(
  (
    'the and your you with from this that are not will can cannot must add added remove removed delete deleted edit ' +
    'save saved saving cancel close search next previous back continue cart checkout quantity price total shipping ' +
    'payment delivery password name address phone required invalid please select selected choose loading error ' +
    'errors success submit send sent file files picture image images available enter press click drag here less show ' +
    'hide results found none yes our by for on to if or an up out new all any each every other open first last'
  ).split(' '),
);
/** Of these, words that are Dutch or a name too. */
for (const word of ['open', 'an', 'of']) english.delete(word);

/** Texts that the specification itself has in English (FLD-47 to FLD-51, DATE-06). */
const exceptions = [
  'No options available',
  'No results found',
  'Press enter to add',
  'Loading...',
  /\d+ options selected/,
  /\d{4}-\d{2}-\d{2} to \d{4}-\d{2}-\d{2}/,
];

/** Every text of a page that a visitor reads or hears. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-roledescription'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      named.map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...attributes].filter((text) => text.trim() !== '');
  });

/** The texts with a word of English, beside those that the specification names. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await textsOf(page);
  expect(texts.length).toBeGreaterThan(5);
  return texts.filter((text) => {
    const rest = exceptions.reduce<string>((left, one) => left.replace(one, ''), text);
    const words = rest.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.some((word) => english.has(word));
  });
}

test(
  'GEN-02 every text of the storefront and of a form with every field type is Dutch',
  onlyDeep,
  async ({ page, openScenario }) => {
    const paths = [
      '/',
      '/meubels',
      '/tafels',
      '/over-ons',
      '/contact',
      '/search?query=tafel',
      '/search?query=zzzz',
    ];
    for (const path of [...paths, '/bestaat-niet', '/winkelwagen', '/afrekenen']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await englishOn(page), path).toEqual([]);
    }
    await page.goto(priceTable.duinAsOffered.url);
    await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(page.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
    expect(await englishOn(page), 'product').toEqual([]);
    await putInCart(page, priceTable.duinAsOffered);
    await page.goto('/winkelwagen');
    expect(await englishOn(page), 'filled cart').toEqual([]);
    await page.goto('/afrekenen');
    await orderButton(page).click();
    await expect(page.getByText('Vul je voornaam in.').first()).toBeVisible();
    expect(await englishOn(page), 'checkout with errors').toEqual([]);
    const { url, payUrl } = await makeOrder(page, priceTable.lijnAddedUp);
    for (const path of [payUrl, url]) {
      await page.goto(path);
      expect(await englishOn(page), path).toEqual([]);
    }

    await openScenario();
    await page.getByRole('textbox', { name: 'Eigen code' }).waitFor();
    // The headings of the catalogue are the names of the types in code.
    const types = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    expect(types.length).toBeGreaterThan(30);
    const found = await englishOn(page);
    expect(
      found.filter((text) => !types.includes(text)),
      'every field type',
    ).toEqual([]);
  },
);
