import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { scriptErrors, signIn, signInAt } from '../support/owner.ts';
import { makeOrder, PAID_TEXT, privatePerson, untilRunning, verify } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.92.3.1' } });

/** A product of which the pieces are counted. */
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 2 };
const widths = [1440, 768, 390];

/** A visitor who ordered, on the order page; each test and each try has its own e-mail address. */
async function orderedBy(browser: Browser, name: string, payment: string) {
  const email = `${name}-${test.info().retry}@example.org`;
  const page = await visitorPage(browser, '10.92.3', 20);
  const customer = { ...privatePerson, email };
  const made = await makeOrder(page, lamp, { payment, delivery: 'afhalen', customer });
  await page.goto(made.url);
  await verify(page, email);
  const heading = await page.getByText(/^Bestelling \d+ van/).textContent();
  const number = /\d+/.exec(heading ?? '')?.[0] ?? '';
  return { page, email, number, url: made.url };
}

const menu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Meer acties' }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test(
  'an owner marks an order as paid, takes that back, cancels it and opens it again, and the buyer sees each',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const visitor = await orderedBy(browser, 'overboeking', 'wire');
    await signInAt(page, `/bestellingen/${visitor.number}`);
    await expectAccessibleAt(page, widths, 'an order that waits for its money');

    await page.getByRole('button', { name: 'Als betaald markeren' }).click();
    await expect(dialog(page)).toContainText('2 stuks gaan van de voorraad af.');
    await expectAccessibleAt(page, widths, 'the question when it was paid');
    await dialog(page).getByLabel('Ontvangen op').fill('2999-01-01');
    await press(page, 'Als betaald markeren');
    await expect(dialog(page).getByText(/^Deze dag moet nog komen/)).toBeVisible();
    await expect(dialog(page).getByLabel('Ontvangen op')).toBeFocused();
    const today = await dialog(page).getByLabel('Ontvangen op').getAttribute('max');
    await dialog(page)
      .getByLabel('Ontvangen op')
      .fill(today ?? '');
    await press(page, 'Als betaald markeren');
    await expect(said(page, 'De bestelling is betaald.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Meer acties' })).toBeFocused();
    await visitor.page.reload();
    await expect(visitor.page.getByText(PAID_TEXT)).toBeVisible();

    await menu(page, 'Bestelling annuleren');
    await expect(dialog(page)).toContainText('of trek de betaling in als ze niet klopt.');
    await press(page, 'Terug');
    await menu(page, 'Betaling intrekken');
    await expect(dialog(page)).toContainText('2 stuks komen terug in de voorraad');
    await press(page, 'Betaling intrekken');
    await expect(said(page, 'De betaling is ingetrokken.')).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.page.getByRole('region', { name: 'Zo maak je het bedrag over' })).toBeVisible();

    await menu(page, 'Bestelling annuleren');
    await expect(dialog(page)).toContainText('2 stuks gaan terug naar de voorraad.');
    await expectAccessibleAt(page, widths, 'the question whether to cancel');
    await dialog(page).getByLabel('Reden').fill('Het snoer is niet meer leverbaar.');
    await press(page, 'Bestelling annuleren');
    await expect(said(page, 'De bestelling is geannuleerd.')).toBeVisible();
    await visitor.page.reload();
    await expect(visitor.page.getByText('Je hoeft niets meer te betalen.')).toBeVisible();
    await menu(page, 'Mails bekijken');
    const mail = dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `Je bestelling ${visitor.number} is geannuleerd` });
    await expect(mail).toContainText(`Naar ${visitor.email}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Meer acties' })).toBeFocused();

    await menu(page, 'Heropenen');
    await expect(dialog(page)).toContainText('2 stuks worden weer gereserveerd');
    await press(page, 'Heropenen');
    await expect(said(page, 'De bestelling is heropend.')).toBeVisible();
    await menu(page, 'Afronden');
    await expect(said(page, 'Afgerond')).toBeVisible();
    await menu(page, 'Weer openzetten');
    await expect(said(page, 'De bestelling staat weer open.')).toBeVisible();
    await menu(page, 'Bestelling annuleren');
    await dialog(page).getByLabel('Mail mijn klant dat de bestelling is geannuleerd').uncheck();
    await press(page, 'Bestelling annuleren');
    await expect(page.getByText('Geannuleerd', { exact: true }).first()).toBeVisible();
    await visitor.page.close();
    expect(errors).toEqual([]);
  },
);

test(
  'an owner enters that more was transferred than was asked, and pays back the rest',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const visitor = await orderedBy(browser, 'te-veel', 'wire');
    await signInAt(page, `/bestellingen/${visitor.number}`);
    await page.getByRole('button', { name: 'Als betaald markeren' }).click();
    const amount = dialog(page).getByLabel('Ontvangen bedrag');
    const due = await amount.inputValue();
    await amount.fill('1');
    await press(page, 'Als betaald markeren');
    await expect(dialog(page).getByText(/^Dit is minder dan je klant moet betalen/)).toBeVisible();
    await expect(amount).toBeFocused();
    await amount.fill('');
    await expect(dialog(page).getByText('Vul in hoeveel er binnenkwam.')).toBeVisible();
    const [euros = '', cents = ''] = due.split(',');
    await amount.fill(`${Number(euros) + 25},${cents}`);
    await expect(dialog(page).getByText(/^Dat is €\s25,00 te veel\./)).toBeVisible();
    await expectAccessibleAt(page, widths, 'a payment of more than was asked');
    await press(page, 'Als betaald markeren');
    await expect(said(page, 'De bestelling is betaald.')).toBeVisible();
    await expect(
      said(page, 'Voor deze bestelling is te veel betaald. Betaal het te veel betaalde terug.'),
    ).toBeVisible();
    await expect(page.getByText(/^Voor deze bestelling is €\s25,00 te veel betaald\.$/)).toBeVisible();
    await expectAccessibleAt(page, widths, 'an order for which too much was paid');

    await page.getByRole('button', { name: 'Betaal het te veel betaalde terug' }).click();
    await expect(dialog(page)).toContainText('De bestelling blijft betaald.');
    await dialog(page)
      .getByRole('button', { name: /^Betaal €\s25,00 terug$/ })
      .click();
    await expect(page.getByText('Te veel betaald', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Betaal het te veel betaalde terug' })).toHaveCount(0);
    await menu(page, 'Mails bekijken');
    await expect(dialog(page)).toContainText('€ 25,00');
    await visitor.page.close();
    expect(errors).toEqual([]);
  },
);

test(
  'an owner corrects the customer, sends a mail again to the new address and mails a payment link',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const visitor = await orderedBy(browser, 'betaallink', 'ideal');
    const moved = `nieuw-${test.info().retry}@example.org`;
    await signInAt(page, `/bestellingen/${visitor.number}`);
    await menu(page, 'Klantgegevens corrigeren');
    await expectAccessibleAt(page, widths, 'the details of the customer');
    const street = dialog(page).getByLabel('Straat');
    await street.fill('');
    await dialog(page).getByLabel('E-mailadres').fill(moved);
    await press(page, 'Opslaan');
    await expect(dialog(page).getByText('Vul je straat in.')).toBeVisible();
    await expect(street).toBeFocused();
    await street.fill('Voorstreek');
    await press(page, 'Opslaan');
    await expect(said(page, 'De gegevens zijn gewijzigd.')).toBeVisible();
    await expect(page.getByText('Voorstreek 12')).toBeVisible();

    await menu(page, 'Mails bekijken');
    const confirmation = `Bevestiging van je bestelling ${visitor.number}`;
    await expect(dialog(page).getByText(`Gaat opnieuw naar ${moved}`)).toBeVisible();
    await expectAccessibleAt(page, widths, 'the mails of an order');
    await press(page, `${confirmation} opnieuw sturen naar ${moved}`);
    await expect(said(page, `De mail gaat opnieuw naar ${moved}.`)).toBeVisible();
    await expect(dialog(page).getByText(confirmation)).toHaveCount(2);
    await expect(dialog(page).getByText(`Naar ${moved}`, { exact: true })).toHaveCount(1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Betaallink maken' }).click();
    await press(page, 'Betaallink maken');
    const link = dialog(page).getByLabel('Link naar de betaalpagina');
    await expect(link).toBeFocused();
    await expectAccessibleAt(page, widths, 'a payment link');
    await expect(dialog(page).getByText(`De link gaat per mail naar ${moved}.`)).toBeVisible();
    await visitor.page.context().clearCookies();
    await visitor.page.goto(await link.inputValue());
    await verify(visitor.page, moved);
    await expect(visitor.page.getByText('Voorstreek 12')).toBeVisible();
    await untilRunning(visitor.page, 'order-payment');
    await visitor.page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await expect(visitor.page.getByRole('heading', { name: 'Testbetaling' })).toBeVisible();
    await visitor.page.close();
    expect(errors).toEqual([]);
  },
);

test(
  'two people change one order: the second sees what the first did, and keeps what was typed',
  onlyDeep,
  async ({ page, browser }) => {
    const errors = scriptErrors(page);
    const visitor = await orderedBy(browser, 'tegelijk', 'pay_on_pickup');
    await signInAt(page, `/bestellingen/${visitor.number}`);
    const colleague = await page.context().newPage();
    await signIn(colleague);
    await colleague.goto(page.url());
    for (const [who, field, value] of [
      [page, 'Telefoonnummer', '058 123 45 67'],
      [colleague, 'Straat', 'Voorstreek'],
    ] as const) {
      await menu(who, 'Klantgegevens corrigeren');
      await dialog(who).getByLabel(field).fill(value);
    }
    await press(colleague, 'Opslaan');
    await expect(colleague.getByText('Voorstreek 12')).toBeVisible();
    await press(page, 'Opslaan');
    await expect(dialog(page).getByText(/^Deze bestelling is intussen gewijzigd/)).toBeVisible();
    await expect(dialog(page).getByLabel('Straat')).toHaveValue('Voorstreek');
    await expect(dialog(page).getByLabel('Telefoonnummer')).toHaveValue('058 123 45 67');
    await press(page, 'Opslaan');
    await expect(page.getByRole('link', { name: '058 123 45 67' })).toBeVisible();
    await expect(page.getByText('Voorstreek 12')).toBeVisible();
    await colleague.reload();

    await menu(page, 'Bestelling annuleren');
    await dialog(page).getByLabel('Reden').fill('Op verzoek');
    await menu(colleague, 'Afronden');
    await expect(said(colleague, 'Afgerond')).toBeVisible();
    await press(page, 'Bestelling annuleren');
    await expect(dialog(page)).toContainText('Deze bestelling is afgerond. Zet haar eerst weer open.');
    await press(page, 'Terug');
    await expect(said(page, 'Afgerond')).toBeVisible();

    await menu(page, 'Weer openzetten');
    await menu(page, 'Bestelling annuleren');
    await dialog(page).getByLabel('Reden').fill('Op verzoek');
    await page.context().setOffline(true);
    await press(page, 'Bestelling annuleren');
    await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
    await expect(dialog(page).getByLabel('Reden')).toHaveValue('Op verzoek');
    await page.context().setOffline(false);
    await press(page, 'Bestelling annuleren');
    await expect(said(page, 'De bestelling is geannuleerd.')).toBeVisible();
    await visitor.page.close();
    expect(errors).toEqual([]);
  },
);
