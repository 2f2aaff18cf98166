import { expect, test } from '@playwright/test';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson, verify } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.6.1' } });

test('an owner names a bank account, and a customer who pays by transfer sees what to transfer to it', async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = scriptErrors(page);
  const iban = page.getByLabel('Rekeningnummer (IBAN)');
  const holder = page.getByLabel('Ten name van');
  const save = () => page.getByRole('button', { name: 'Opslaan' }).click();
  await signInAt(page, '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Betalen' }).first().click();
  await expectScreen(page, 'Betalen');

  await iban.fill('NL91 ABNA 0417 1643 01');
  await save();
  await expect(page.getByText('Vul een geldig rekeningnummer (IBAN) in')).toBeVisible();
  await expect(iban).toBeFocused();
  await iban.fill('be71 0961 2345 6769');
  await holder.fill('Atelier Noord Verkoop');
  await page.getByLabel('Betaaltermijn in dagen').fill('10');
  await save();
  await expect(
    page.getByText('Klanten kunnen nu per overboeking betalen op BE71 0961 2345 6769.').first(),
  ).toBeVisible();
  await page.reload();
  await expect(iban).toHaveValue('BE71 0961 2345 6769');

  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  const made = await makeOrder(visitor, priceTable.lijnAddedUp, { payment: 'wire' });
  await visitor.goto(made.url);
  await verify(visitor, privatePerson.email);
  const box = visitor.getByRole('region', { name: 'Zo maak je het bedrag over' });
  await expect(box).toContainText('BE71 0961 2345 6769');
  await expect(box).toContainText('Atelier Noord Verkoop');
  await expect(box).toContainText(/Bestelling \d+/);
  await expect(box.getByRole('img', { name: 'QR-code voor de app van je bank' })).toBeVisible();
  await visitor.close();
  expect(errors).toEqual([]);
});
