import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { priceTable } from '../support/price-table.ts';
import {
  belgianCompany,
  endPayment,
  fieldOf,
  makeOrder,
  optionOf,
  orderButton,
  panelOf,
  privatePerson,
  putInCart,
  saveCustomer,
  untilAlive,
  verify,
} from '../support/shop.ts';
import { smallScreens } from '../support/screens.ts';
import { expect, test } from '../support/visitor-test.ts';

for (const { name, ...screen } of smallScreens) {
  test.describe(`accessible at ${name}`, () => {
    test.use(screen);

    for (const [url, details] of [
      ['/', {}],
      ['/tafels', {}],
      // Pages with the same blocks as those above.
      ['/over-ons', onlyDeep],
      ['/levering', onlyDeep],
      ['/meubels', onlyDeep],
      ['/kasten', onlyDeep],
      ['/bestaat-niet', onlyDeep],
    ] as const)
      test(`page ${url}`, details, async ({ page, problems }) => {
        problems.allow(/^404 .*bestaat-niet/);
        await page.goto(url);
        await expectAccessible(page, url);
      });

    test('search: hits, none and suggestions', onlyDeep, async ({ page }) => {
      await page.goto('/search?query=tafel');
      await expectAccessible(page, 'hits');
      await page.goto('/search?query=zzzz');
      await expectAccessible(page, 'none');
    });

    test('product: initially, after adding, with an error, out of stock', async ({ page, problems }) => {
      problems.allow(/^422 /);
      await page.goto(priceTable.duinAsOffered.url);
      await expectAccessible(page, 'at first');
      await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
      await expect(page.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
      await expectAccessible(page, 'after adding');
      await optionOf(page, 'lengte').fill('9999');
      await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
      await expect(page.getByText('Vul bij "Lengte" een getal tot en met 320 in.').first()).toBeVisible();
      await expectAccessible(page, 'with an error');
      await page.goto('/stoelen/kruk-paal');
      await expect(page.getByText('Dit product is momenteel niet op voorraad.')).toBeVisible();
      await expectAccessible(page, 'out of stock');
    });

    test('cart: empty, filled', onlyDeep, async ({ page }) => {
      await page.goto('/winkelwagen');
      await expectAccessible(page, 'empty cart');
      await putInCart(page, priceTable.duinWalnutOiled);
      await putInCart(page, priceTable.werfComplete, 'quote');
      await page.goto('/winkelwagen');
      await expectAccessible(page, 'filled cart');
      await page.getByRole('button', { name: 'Aantal verhogen' }).first().click();
      await expect(fieldOf(page, `Aantal van ${priceTable.duinWalnutOiled.title}`)).toHaveValue('2');
      await expectAccessible(page, 'cart after a change');
    });

    test('checkout: empty, errors, VAT number, other address', async ({ page, problems }) => {
      problems.allow(/^422 .*orders\/create/);
      const session = await putInCart(page, priceTable.duinAsOffered);
      await page.goto('/afrekenen');
      await expectAccessible(page, 'empty');
      await orderButton(page).click();
      await expect(page.getByText('Vul je voornaam in.').first()).toBeVisible();
      await expectAccessible(page, 'errors');
      await saveCustomer(page, session, { ...belgianCompany, taxNumber: 'BE0200000043' });
      await page.goto('/afrekenen');
      await expect(page.getByText('Je hebt een ongeldig BTW / VAT nummer')).toBeVisible();
      await page.getByRole('checkbox', { name: 'Afleveren op een ander adres' }).check();
      await expectAccessible(page, 'invalid VAT number');
      await saveCustomer(page, session, belgianCompany);
      await page.goto('/afrekenen');
      await expect(page.getByText('Je hebt een geldig BTW / VAT nummer')).toBeVisible();
      await expectAccessible(page, 'filled');
    });

    test('pay page and order page: verification, open, failed, paid', onlyDeep, async ({ page }) => {
      const { url, payUrl } = await makeOrder(page, priceTable.lijnAddedUp);
      await page.goto(payUrl);
      await expectAccessible(page, 'pay page');
      await page.goto(url);
      await expectAccessible(page, 'verification');
      await verify(page, privatePerson.email);
      await expectAccessible(page, 'open');
      await page.goto(payUrl);
      await endPayment(page, 'Mislukt');
      await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toBeVisible();
      await expectAccessible(page, 'failed');
      await page.getByRole('button', { name: 'Betalen', exact: true }).click();
      await endPayment(page, 'Betaald');
      await expect(page.getByText('Betaling is succesvol ontvangen.')).toBeVisible();
      await expectAccessible(page, 'paid');
    });

    test('protected page: question, error, opened', onlyDeep, async ({ page, problems }) => {
      problems.allow(/^403 .*secured/);
      await page.goto('/zakelijk', untilAlive);
      await expectAccessible(page, 'question');
      await page.getByLabel('Wachtwoord').fill('fout');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'wrong password');
      await page.getByLabel('Wachtwoord').fill('noorderlicht');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Zakelijke condities' })).toBeVisible();
      await expectAccessible(page, 'opened');
    });
  });
}
