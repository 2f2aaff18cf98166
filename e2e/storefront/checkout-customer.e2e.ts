import { endpoints } from '@etalage/api-contract';
import type { Page } from '@playwright/test';
import { openFilled, personFields, record } from '../support/checkout.ts';
import { orderTable, priceTable } from '../support/price-table.ts';
import { belgianCompany, fieldOf, fillCustomer, orderButton, putInCart } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';
const lijn = priceTable.lijnAddedUp;
const savedWhen = (page: Page, fits: (sent: Record<string, string>) => boolean) =>
  page.waitForRequest(
    (request) => request.url().endsWith(endpoints.setUserDetails.path) && fits(record(request)),
  );

test('CHK-01 CHK-02 CHK-03 choosing "Zakelijk" shows two fields, "Particulier" hides and clears them', async ({
  page,
}) => {
  await putInCart(page, lijn);
  await page.goto('/afrekenen');
  await expect(page.getByText('Particulier', { exact: true })).toBeVisible();
  await expect(fieldOf(page, 'Bedrijfsnaam')).toHaveCount(0);
  const asCompany = savedWhen(page, (sent) => sent['invoice_is_company'] === '1');
  await page.getByText('Zakelijk', { exact: true }).click();
  await asCompany;
  await fieldOf(page, 'Bedrijfsnaam').fill('Peeters');
  const withNumber = savedWhen(page, (sent) => sent['invoice_tax_number'] === 'BE0403019261');
  await fieldOf(page, 'Btw-nummer').fill('BE0403019261');
  await withNumber;
  const cleared = savedWhen(page, (sent) => sent['invoice_is_company'] === '0');
  await page.getByText('Particulier', { exact: true }).click();
  expect(record(await cleared)).toMatchObject({ invoice_company: '', invoice_tax_number: '' });
  await expect(fieldOf(page, 'Btw-nummer')).toHaveCount(0);
  await page.getByText('Zakelijk', { exact: true }).click();
  await expect(fieldOf(page, 'Bedrijfsnaam')).toHaveValue('');
  await expect(fieldOf(page, 'Btw-nummer')).toHaveValue('');
});

test('CHK-06 CHK-07 a different address shows nine fields and is stored as 1 or 0', async ({ page }) => {
  await openFilled(page);
  const box = page.getByRole('checkbox', { name: 'Afleveren op een ander adres' });
  const on = savedWhen(page, (sent) => sent['custom_shipping_information'] === '1');
  await box.check();
  await on;
  for (const name of personFields) await expect(fieldOf(page, name)).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Land' })).toHaveCount(2);
  const off = savedWhen(page, (sent) => sent['custom_shipping_information'] === '0');
  await box.uncheck();
  await off;
  for (const name of personFields) await expect(fieldOf(page, name)).toHaveCount(1);
});

test(
  'CHK-24 the countries to choose from are those of the cart, and the code is saved',
  onlyDeep,
  async ({ page }) => {
    await putInCart(page, lijn);
    await page.goto('/afrekenen');
    const country = page.getByRole('combobox', { name: 'Land' });
    await expect(country.getByRole('option', { name: 'Nederland' })).toHaveAttribute('value', 'NL');
    const saved = savedWhen(page, (sent) => sent['invoice_country'] === 'BE');
    await country.selectOption({ label: 'België' });
    await saved;
  },
);

test('CHK-25 changes that cannot be saved are only logged', onlyDeep, async ({ page, problems }) => {
  problems.allow(/^500 .*shoppingcart\/add\//);
  problems.allow(/^console: add\//);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('add/')) logged.push(message.text());
  });
  await openFilled(page);
  for (const path of [
    endpoints.setUserDetails.path,
    endpoints.setShippingMethod.path,
    endpoints.setPaymentMethod.path,
  ])
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
  await page.getByRole('radio', { name: 'Afhalen in Leeuwarden' }).check();
  await expect.poll(() => logged).toHaveLength(1);
  await page.getByRole('radio', { name: 'iDEAL' }).check();
  await expect.poll(() => logged).toHaveLength(2);
  await fieldOf(page, 'Voornaam').fill('Jan');
  await expect.poll(() => logged).toHaveLength(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

test('CHK-27 fields, sections and buttons have their Dutch texts', onlyDeep, async ({ page }) => {
  await putInCart(page, lijn);
  await page.goto('/afrekenen');
  await page.getByText('Zakelijk', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Afleveren op een ander adres' }).check();
  for (const name of ['Bedrijfsnaam', 'Btw-nummer']) await expect(fieldOf(page, name)).toBeVisible();
  for (const name of personFields) await expect(fieldOf(page, name).first()).toBeVisible();
  for (const name of ['Gegevens', 'Aflevergegevens'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const name of ['Verzendmethode', 'Betaalmethode'])
    await expect(page.getByRole('radiogroup', { name })).toBeVisible();
  await expect(page.getByText('Ik ga akkoord met de algemene voorwaarden')).toBeVisible();
  await expect(orderButton(page)).toBeVisible();
});

test('VIES-02 the message beside the number follows the VIES response', async ({ page }) => {
  await putInCart(page, orderTable.salontafelToBelgium.choices[0]);
  await page.goto('/afrekenen');
  await fillCustomer(page, { ...belgianCompany, taxNumber: '' });
  const message = page.locator('[data-vies]');
  const number = fieldOf(page, 'Btw-nummer');
  await expect(message).toHaveText('');
  await number.fill('BE0200000043');
  await expect(message).toHaveText(
    'Je hebt een ongeldig BTW / VAT nummer (BE0200000043) ingevuld voor (België).',
  );
  await number.fill('BE0301000007');
  await expect(message).toHaveText(
    'De VIES controle is tijdelijk niet beschikbaar. We rekenen tijdelijk BTW of neem contact met ons op.',
  );
  await expect(page.getByText('0% BTW verlegd')).toHaveCount(0);
  await number.fill(belgianCompany.taxNumber ?? '');
  await expect(message).toHaveText(
    `Je hebt een geldig BTW / VAT nummer (${belgianCompany.taxNumber}) ingevuld voor je facturatie land (België).`,
  );
  await expect(page.getByText('0% BTW verlegd')).toBeVisible();
  await number.fill('');
  await expect(message).toHaveText('');
});
