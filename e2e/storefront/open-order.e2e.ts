import { expectAccessible } from '../support/axe.ts';
import { priceTable } from '../support/price-table.ts';
import {
  chooseMethods,
  endPayment,
  fieldOf,
  fillCustomer,
  order,
  orderButton,
  PAID_TEXT,
  privatePerson,
  putInCart,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const openOrder = { name: /^Bestelling \d+ is nog niet betaald$/ };

test(
  'Back on the page of the bank shows the unpaid order, which is then paid without a question',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    await putInCart(page, priceTable.lijnAddedUp);
    await order(page);
    await page.goBack();
    const notice = page.getByRole('region', openOrder);
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'unpaid order');
    await notice.getByRole('link', { name: 'Betaal alsnog' }).click();
    await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toBeVisible();

    const stranger = await browser.newPage({ baseURL: baseURL ?? '' });
    await stranger.goto(page.url());
    await expect(stranger.getByRole('heading', { name: 'Verificatie' })).toBeVisible();
    await stranger.close();

    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await endPayment(page, 'Betaald');
    await expect(page.getByText(PAID_TEXT)).toBeVisible();
    await page.goto('/winkelwagen');
    await expect(page.getByText('Je winkelwagen is leeg.')).toBeVisible();
    await expect(page.getByRole('region', openOrder)).toHaveCount(0);
  },
);

test(
  'an unpaid order goes back to the cart, where it is changed and ordered again',
  onlyDeep,
  async ({ page }) => {
    await putInCart(page, priceTable.lijnAddedUp);
    await order(page);
    await endPayment(page, 'Geannuleerd');
    const orderPage = page.url();
    await page.getByRole('button', { name: 'Terug in de winkelwagen' }).click();
    await expect(page).toHaveURL(/\/winkelwagen$/);
    await expect(page.getByRole('main').getByText(priceTable.lijnAddedUp.title).first()).toBeVisible();
    await expect(page.getByRole('region', openOrder)).toHaveCount(0);
    await page.getByRole('button', { name: 'Doorgaan naar afrekenen' }).click();
    await expect(fieldOf(page, 'Achternaam')).toHaveValue(privatePerson.lastname);
    await chooseMethods(page, 'Bezorgen in Nederland', 'iDEAL | Wero');
    await orderButton(page).click();
    await endPayment(page, 'Betaald');
    await expect(page.getByText(PAID_TEXT)).toBeVisible();

    await page.goto(orderPage);
    await expect(
      page.getByText('Deze bestelling is geannuleerd. De producten staan weer in je winkelwagen.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toHaveCount(0);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unpaid order is found after Back and goes back to the cart', onlyDeep, async ({ page }) => {
    await putInCart(page, priceTable.lijnAddedUp);
    await page.goto('/afrekenen');
    await fillCustomer(page, privatePerson);
    await chooseMethods(page, 'Bezorgen in Nederland', 'iDEAL | Wero');
    await orderButton(page).click();
    await expect(page).toHaveURL(/\/test-betalen\//);
    await page.goto('/winkelwagen');
    const notice = page.getByRole('region', openOrder);
    await notice.getByRole('button', { name: 'Terug in de winkelwagen' }).click();
    await expect(page.getByRole('main').getByText(priceTable.lijnAddedUp.title).first()).toBeVisible();
    await expect(page.getByRole('region', openOrder)).toHaveCount(0);
  });
});
