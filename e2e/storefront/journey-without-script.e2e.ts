import { onlyDeep } from '../support/deep-run.ts';
import { orderTable, priceTable } from '../support/price-table.ts';
import {
  belgianCompany,
  chooseMethods,
  configure,
  endPayment,
  euros,
  fieldOf,
  fillCustomer,
  orderButton,
  PAID_TEXT,
  panelOf,
  totalOf,
} from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';

test.use({ javaScriptEnabled: false });

test(
  'without JavaScript a price is computed and a product is ordered as configured',
  onlyDeep,
  async ({ page }) => {
    const choice = priceTable.duinWalnutOiled;
    await page.goto(choice.url);
    await configure(page, choice);
    await panelOf(page).getByRole('button', { name: 'Bereken prijs' }).click();
    await expect(panelOf(page).locator('[data-price]')).toContainText(euros(choice.unit));
    await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
    await expect(page.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
    await page.getByRole('link', { name: 'Naar winkelwagen' }).click();
    await expect(page.getByText('Voor Anna, 2026')).toBeVisible();
    await fieldOf(page, `Aantal van ${choice.title}`).fill('2');
    await page.getByRole('button', { name: 'Bijwerken' }).click();
    await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(2 * choice.total));
    await page.getByRole('button', { name: `Verwijderen: ${choice.title}` }).click();
    await expect(page.getByText('Je winkelwagen is leeg.')).toBeVisible();
  },
);

test('without JavaScript a company with a VAT number corrects one error, orders and pays', async ({
  page,
  problems,
}) => {
  problems.allow(/^422 .*\/afrekenen/);
  const expected = orderTable.salontafelToBelgium;
  await page.goto(expected.choices[0].url);
  await configure(page, expected.choices[0]);
  await panelOf(page).getByRole('button', { name: 'In winkelwagen' }).click();
  await page.getByRole('link', { name: 'Naar winkelwagen' }).click();
  await page.getByRole('button', { name: 'Doorgaan naar afrekenen' }).click();

  await fillCustomer(page, { ...belgianCompany, email: 'inkoop@' });
  await page.getByRole('button', { name: 'Gegevens opslaan en verzendmethoden bekijken' }).click();
  await expect(
    page.getByText(`Je hebt een geldig BTW / VAT nummer (${belgianCompany.taxNumber})`),
  ).toBeVisible();
  await expect(totalOf(page, '0% BTW verlegd')).toHaveText(euros(0));
  await chooseMethods(page, expected.delivery, 'Bancontact');
  await orderButton(page).click();

  await expect(page.getByText('Vul een geldig e-mailadres in.').first()).toBeVisible();
  await expect(fieldOf(page, 'E-mailadres')).toHaveValue('inkoop@');
  await expect(fieldOf(page, 'Bedrijfsnaam')).toHaveValue(belgianCompany.company ?? '');
  await expect(fieldOf(page, 'Straat')).toHaveValue(belgianCompany.street);
  await fieldOf(page, 'E-mailadres').fill(belgianCompany.email);
  await chooseMethods(page, expected.delivery, 'Bancontact');
  await orderButton(page).click();

  await expect(page).toHaveURL(/\/test-betalen\//);
  await expect(page.getByText(euros(expected.payable))).toBeVisible();
  await endPayment(page, 'Betaald');
  await expect(page.getByText(PAID_TEXT)).toBeVisible();
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(expected.payable));
});
