import { endpoints } from '@etalage/api-contract';
import { personFields } from '../support/checkout.ts';
import { priceTable } from '../support/price-table.ts';
import {
  endPayment,
  euros,
  fieldOf,
  makeOrder,
  orderButton,
  panelOf,
  putInCart,
  untilAlive,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test('ROUTE-04 the checkout at its path shows customer fields, deliveries, payments and the order button', async ({
  page,
}) => {
  await putInCart(page, priceTable.lijnAddedUp);
  await page.goto('/afrekenen');
  await expect(fieldOf(page, 'Voornaam')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Verzendmethode' }).getByRole('radio')).not.toHaveCount(
    0,
  );
  const payments = page.getByRole('radiogroup', { name: 'Betaalmethode' }).getByRole('radio');
  await expect(payments).toHaveCount(5);
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect(payments).toHaveCount(6);
  await expect(orderButton(page)).toBeVisible();
});

test('ROUTE-06 the order page asks for the order in its address', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^404 .*orders\/get/);
  await page.goto('/bestelling?order=os_1', untilAlive);
  await fieldOf(page, 'E-mailadres').fill('a@b.nl');
  const request = page.waitForRequest(`**${endpoints.getOrder.path}`);
  await page.getByRole('button', { name: 'Bestelling bekijken' }).click();
  expect((await request).postDataJSON()).toMatchObject({ order_session: 'os_1' });
});

test(
  'ROUTE-07 ORD-02 a payment returns to the order page, which asks for the e-mail first',
  onlyDeep,
  async ({ page }) => {
    const { session, payUrl } = await makeOrder(page, priceTable.lijnAddedUp);
    await page.goto(payUrl);
    await endPayment(page, 'Betaald');
    await expect(page).toHaveURL(new RegExp(`/bestelling\\?order=${session}$`));
    await expect(page.getByRole('heading', { name: 'Verificatie' })).toBeVisible();
    await expect(fieldOf(page, 'E-mailadres')).toBeVisible();
    await expect(page.getByRole('main').getByText(priceTable.lijnAddedUp.title)).toHaveCount(0);
  },
);

test(
  'ROUTE-09 SRCH-11 the search page reads the query and the active filters',
  onlyDeep,
  async ({ page }) => {
    await page.goto('/search?query=tafel&filters=houtsoort:Noten');
    await expect(page.getByRole('heading', { name: 'Zoekresultaten', level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('"tafel"')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Noten' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Eiken' })).not.toBeChecked();
    await expect(page.getByRole('main').getByRole('link', { name: /Salontafel Kiezel/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Bijzettafel Eb/ })).toHaveCount(0);
  },
);

test('ROUTE-10 two categories with the same layout show the same view', onlyDeep, async ({ page }) => {
  for (const url of ['/tafels', '/verlichting']) {
    await page.goto(url);
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
  }
  for (const url of ['/stoelen', '/onderhoud']) {
    await page.goto(url);
    await expect(page.getByRole('complementary', { name: 'Filters' })).toHaveCount(0);
  }
});

test('ROUTE-11 a category opens at the path its owner chose', onlyDeep, async ({ page }) => {
  await page.goto('/verlichting');
  await expect(page.getByRole('heading', { name: 'Verlichting', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Hanglamp Baken/ })).toBeVisible();
});

test('ROUTE-12 NF-01 NF-02 an unknown address shows heading and text of the not-found page', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 .*bestaat-niet/);
  const reply = await page.goto('/bestaat-niet');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden', exact: true })).toBeVisible();
  await expect(page.getByText('Deze pagina is niet gevonden.', { exact: true })).toBeVisible();
});

test('NF-04 API-24 the not-found page reports its address once, and a failed response changes nothing', async ({
  page,
  problems,
}) => {
  problems.allow(/^404 .*bestaat-niet/);
  problems.allow(/^500 .*not-found/);
  const reported: unknown[] = [];
  await page.route(`**${endpoints.logNotFound.path}`, async (route) => {
    reported.push(route.request().postDataJSON());
    await route.fulfill({ status: 500, json: { code: 'internal', errors: {} } });
  });
  await page.goto('/bestaat-niet', { waitUntil: 'networkidle' });
  expect(reported).toEqual([
    { website_id: 'atelier-noord', project_id: 'atelier-noord', url: '/bestaat-niet' },
  ]);
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('ROUTE-13 PROT-01 PROT-09 a page with a password shows the password form and nothing of its content', async ({
  page,
}) => {
  await page.goto('/zakelijk');
  await expect(page.getByRole('heading', { name: 'Deze pagina is beveiligd' })).toBeVisible();
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Bekijk pagina' })).toBeVisible();
  expect(await page.content()).not.toContain('twaalf procent');
});

test.describe('a website with its own settings and texts', () => {
  test.use({ baseURL: `http://tweede.localhost:${process.env['E2E_PORT'] ?? '4310'}` });

  test(
    'ROUTE-01 the cart is at the path of the setting, and links point to it',
    onlyDeep,
    async ({ page, problems }) => {
      problems.allow(/^404 .*\/winkelwagen/);
      await page.goto('/vaas-tij');
      await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
      await page.getByRole('link', { name: 'Naar winkelwagen' }).click();
      await expect(page).toHaveURL('/mandje');
      await expect(page.getByRole('heading', { name: 'Winkelwagen', level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Vaas Tij' })).toBeVisible();
      expect((await page.goto('/winkelwagen'))?.status()).toBe(404);
    },
  );

  test(
    'CART-30 a shop that shows prices without VAT does so on its cart lines',
    onlyDeep,
    async ({ page }) => {
      await page.goto('/vaas-tij');
      await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
      await page.getByRole('link', { name: 'Naar winkelwagen' }).click();
      // 39,50 including 21 % VAT: 39,50 / 1,21 = 32,644... = 32,64
      await expect(page.getByText('Stukprijs').locator('..')).toContainText(euros(3_264));
      await expect(page.getByText('Totaal', { exact: true }).locator('..')).toContainText(euros(3_264));
    },
  );

  test('CART-21 an empty cart shows the text of the owner, once', onlyDeep, async ({ page }) => {
    await page.goto('/mandje');
    await expect(page.getByText('Leeg! Kies eerst een vaas.')).toHaveCount(1);
    await expect(page.getByText('Geen producten in winkelwagen.')).toHaveCount(0);
  });

  test('ORD-03 the verification button shows the text of the owner', onlyDeep, async ({ page }) => {
    await page.goto('/bestelling?order=os_1');
    await expect(page.getByRole('button', { name: 'Bekijk bestelling' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bestelling bekijken' })).toHaveCount(0);
  });
});

test('fields of a person are in the order of the form', onlyDeep, async ({ page }) => {
  await putInCart(page, priceTable.lijnAddedUp);
  await page.goto('/afrekenen');
  await fieldOf(page, 'Voornaam').focus();
  for (const label of personFields.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, label)).toBeFocused();
  }
});
