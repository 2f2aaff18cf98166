import { expect, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson, putInCart, saveCustomer, verify } from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.6.1' } });

test(
  'an owner names a bank account, and a customer who pays by transfer sees what to transfer to it',
  inTurn(3),
  async ({ page, browser, baseURL }) => {
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
  },
);

test(
  'an owner orders, renames and turns off payment methods, and sees why one is not offered',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/instellingen/betalen');
    const list = page.getByRole('region', { name: 'Betaalmethoden' });
    const row = (title: string) => list.locator('[data-entry]').filter({ hasText: title });
    const choose = async (title: string, action: string) => {
      await page.getByRole('button', { name: `Acties voor ${title}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await expect(row('Betalen bij afhalen')).toContainText('Alleen te kiezen bij afhalen.');
    await expectAccessibleAt(page, [1440, 768, 390], 'the payment methods');
    await choose('Creditcard', 'Bewerken');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Naam').fill('');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog.getByText('Geef de betaalmethode een naam.')).toBeVisible();
    await expectAccessibleAt(page, [1440, 390], 'a refused payment method');
    await dialog.getByLabel('Naam').fill('Creditcard of debetkaart');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(row('Creditcard of debetkaart')).toBeVisible();
    await row('Creditcard of debetkaart')
      .getByRole('button', { name: /slepen$/ })
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect(list.locator('[data-entry]').nth(1)).toContainText('Creditcard of debetkaart');
    await expect(row('Creditcard of debetkaart').getByRole('button', { name: /slepen$/ })).toBeFocused();
    await choose('Bancontact', 'Uitzetten');
    await expect(row('Bancontact').getByText('Uit', { exact: true })).toBeVisible();

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    const session = await putInCart(visitor, priceTable.lijnAddedUp);
    await saveCustomer(visitor, session, privatePerson);
    await visitor.goto('/afrekenen', { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('radio', { name: 'Creditcard of debetkaart' })).toBeVisible();
    await expect(visitor.getByRole('radio', { name: 'Bancontact' })).toHaveCount(0);
    await visitor.close();

    await choose('Bancontact', 'Aanzetten');
    await expect(row('Bancontact').getByText('Uit', { exact: true })).toHaveCount(0);
    await choose('Creditcard of debetkaart', 'Omlaag');
    await expect(list.locator('[data-entry]').nth(2)).toContainText('Creditcard of debetkaart');
    await choose('Creditcard of debetkaart', 'Bewerken');
    await dialog.getByLabel('Naam').fill('Creditcard');
    await dialog.getByRole('button', { name: 'Opslaan' }).click();
    await expect(dialog).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);
