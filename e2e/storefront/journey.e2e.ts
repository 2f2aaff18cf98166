import type { Locator } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { orderTable, priceTable } from '../support/price-table.ts';
import {
  belgianCompany,
  chooseMethods,
  configure,
  endPayment,
  euros,
  fillCustomer,
  order,
  orderButton,
  PAID_TEXT,
  panelOf,
  privatePerson,
  putInCart,
  totalOf,
} from '../support/shop.ts';
import { screens } from '../support/screens.ts';
import { expect, test } from '../support/visitor-test.ts';

for (const shown of screens) {
  const { name, ...screen } = shown;
  test.describe(`at ${name}`, () => {
    test.use(screen);
    const press = (target: Locator): Promise<void> => (screen.hasTouch ? target.tap() : target.click());

    test(
      'a visitor configures a product, asks for a quote beside it, orders and pays',
      screen.isMobile ? {} : onlyDeep,
      async ({ page }) => {
        const { choices, ...expected } = orderTable.tableAndBooks;
        const [table, books] = choices;
        await page.goto(table.url);
        const price = panelOf(page).locator('[data-price]');
        await configure(page, priceTable.duinWalnutOiled);
        await expect(price).toContainText(euros(priceTable.duinWalnutOiled.unit));
        await configure(page, priceTable.duinOddSize);
        await panelOf(page).getByRole('checkbox', { name: 'hardwaxolie' }).uncheck();
        await expect(price).toContainText(euros(priceTable.duinOddSize.unit));
        await configure(page, table);
        await expect(price).toContainText(euros(table.unit));
        await press(panelOf(page).getByRole('button', { name: 'In winkelwagen' }));
        await expect(page.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();

        await page.goto(priceTable.werfComplete.url);
        await configure(page, priceTable.werfComplete);
        await press(panelOf(page).getByText('Offerte', { exact: true }));
        await press(panelOf(page).getByRole('button', { name: 'Offerte aanvragen' }));
        await expect(page.getByText('Het product is toegevoegd aan je offerteaanvraag.')).toBeVisible();

        await page.goto(books.url);
        await press(panelOf(page).getByRole('button', { name: 'In winkelwagen' }));
        await press(page.getByRole('link', { name: 'Naar winkelwagen' }));
        await press(
          page
            .getByRole('group', { name: `Aantal van ${books.title}` })
            .getByRole('button', { name: 'Aantal verhogen' }),
        );
        await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
        await press(page.getByRole('button', { name: 'Doorgaan naar afrekenen' }));

        await expect(page.getByRole('heading', { name: 'Afrekenen', level: 1 })).toBeVisible();
        await fillCustomer(page, privatePerson);
        await chooseMethods(page, expected.delivery, 'iDEAL | Wero');
        await expect(totalOf(page, 'Verzendkosten')).toHaveText(euros(expected.shipping));
        await expect(totalOf(page, 'Totaal excl. btw')).toHaveText(euros(expected.totalExcludingTax));
        for (const [rate, amount] of Object.entries(expected.tax))
          await expect(totalOf(page, `${rate}% btw`)).toHaveText(euros(amount));
        await press(orderButton(page));

        await expect(page).toHaveURL(/\/test-betalen\//);
        await expect(page.getByText(euros(expected.payable))).toBeVisible();
        await endPayment(page, 'Betaald');
        await expect(page.getByText(PAID_TEXT)).toBeVisible();
        await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
        await expect(page.getByRole('main').getByText(priceTable.werfComplete.title)).toBeVisible();
      },
    );

    test('a Belgian company with a valid VAT number pays no VAT', onlyDeep, async ({ page }) => {
      const expected = orderTable.shelfToBelgium;
      await page.goto(expected.choices[0].url);
      await configure(page, expected.choices[0]);
      await expect(panelOf(page).locator('[data-price]')).toContainText(euros(expected.choices[0].unit));
      await press(panelOf(page).getByRole('button', { name: 'In winkelwagen' }));
      await press(page.getByRole('link', { name: 'Naar winkelwagen' }));
      await press(page.getByRole('button', { name: 'Doorgaan naar afrekenen' }));
      await fillCustomer(page, belgianCompany);
      await expect(
        page.getByText(`Je hebt een geldig BTW / VAT nummer (${belgianCompany.taxNumber})`),
      ).toBeVisible();
      await chooseMethods(page, expected.delivery, 'Bancontact');
      await expect(totalOf(page, '0% BTW verlegd')).toHaveText(euros(0));
      // The walnut of 18,00 excluding VAT: 18,00 / 1,21 = 14,876... = 14,88
      await expect(page.getByText(`Noten + ${euros(1_488)}`)).toBeVisible();
      await expect(totalOf(page, 'Totaal excl. btw')).toHaveText(euros(expected.totalExcludingTax));
      await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
      await press(orderButton(page));
      await expect(page).toHaveURL(/\/test-betalen\//);
      await expect(page.getByText(euros(expected.payable))).toBeVisible();
      await endPayment(page, 'Betaald');
      await expect(page.getByText(PAID_TEXT)).toBeVisible();
      await expect(totalOf(page, '0% BTW verlegd')).toHaveText(euros(0));
      await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
    });
  });
}

const notices = {
  Mislukt: 'De betaling is mislukt.',
  Verlopen: 'De betaling is verlopen.',
  Geannuleerd: 'Je hebt de betaling geannuleerd.',
} as const;
const outcomes = ['Mislukt', 'Verlopen', 'Geannuleerd'] as const;
for (const outcome of outcomes) {
  const notice = `${notices[outcome]} Je kunt een nieuwe betaling starten om de bestelling verder af te ronden.`;
  test(`a payment that ended as "${outcome}" is paid again`, onlyDeep, async ({ page }) => {
    await putInCart(page, priceTable.lijnAddedUp);
    await order(page);
    await endPayment(page, outcome);
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('radio', { name: 'Creditcard' }).check();
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await expect(page.getByText('Creditcard')).toBeVisible();
    await endPayment(page, 'Betaald');
    await expect(page.getByText(PAID_TEXT)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toHaveCount(0);
  });
}

test('a cart of quotes requests a quote and is not paid', onlyDeep, async ({ page }) => {
  await putInCart(
    page,
    {
      url: '/kasten/boekenkast-loods',
      selection: { breedte: '180', hoogte: '220', planken: '6' },
      quantity: 1,
    },
    'quote',
  );
  await page.goto('/afrekenen');
  await expect(page.getByRole('radiogroup', { name: 'Betaalmethode' })).toHaveCount(0);
  await expect(orderButton(page)).toHaveCount(0);
  await fillCustomer(page, privatePerson);
  await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click();
  await expect(page).toHaveURL(/\/bestelling\?order=/);
  await expect(page.getByRole('main').getByText('Boekenkast Loods')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Betaalgegevens' })).toHaveCount(0);
});

test('CHK-17 an order that is collected and paid there leads to the order page immediately', async ({
  page,
}) => {
  const expected = orderTable.benchCollected;
  await putInCart(page, expected.choices[0]);
  await order(page, { delivery: expected.delivery, payment: 'Betalen bij afhalen' });
  await expect(page).toHaveURL(/\/bestelling\?order=/);
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
  await expect(totalOf(page, '21% btw')).toHaveText(euros(expected.tax['21']));
});

test('CHK-17 an order paid by transfer leads to the order page immediately', onlyDeep, async ({ page }) => {
  await putInCart(page, priceTable.bakenLongCord);
  await order(page, { payment: 'Overboeking' });
  await expect(page).toHaveURL(/\/bestelling\?order=/);
});
