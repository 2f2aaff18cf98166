import { endpoints } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { asOwner } from '../support/as-owner.ts';
import { expectAccessibleAt } from '../support/axe.ts';
import { inTurn } from '../support/deep-run.ts';
import { screenOf, scriptErrors, signInAt } from '../support/owner.ts';
import { call, makeOrder, privatePerson, putInCart, saveCustomer } from '../support/shop.ts';
import { visitorPage } from '../support/visitor-page.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.93.4.1' } });

const widths = [1440, 768, 390];
const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };

/** A visitor who orders and sends a form with one address, in another case each time; each try is somebody else. */
async function visitorWith(browser: Browser, email: string, lastname: string): Promise<void> {
  const visitor = await visitorPage(browser, '10.93.4', 20);
  const customer = { ...privatePerson, firstname: 'Fenna', lastname, email };
  await makeOrder(visitor, lamp, { payment: 'wire', delivery: 'afhalen', customer });
  await call(visitor, endpoints.submitForm.path, {
    form_id: 'contact',
    fields: {
      naam: 'Fenna',
      email: email.toUpperCase(),
      onderwerp: 'anders',
      bericht: 'Is de lamp dimbaar?',
    },
    url: '/contact',
  });
  await visitor.close();
}

/** Marks an order as paid and completed, so that it is in the books. */
async function complete(page: Page, number: string): Promise<void> {
  const day = dutchDayOf(new Date());
  const { order } = await asOwner<{ order: { version: number } }>(page, endpoints.getOrderForOwner.path, {
    number,
  });
  const paid = await asOwner<{ version: number }>(page, endpoints.markOrderPaid.path, {
    number,
    version: order.version,
    received_on: day,
  });
  await asOwner(page, endpoints.completeOrder.path, { number, version: paid.version, completed: true });
}

const dialog = (page: Page) => page.getByRole('dialog');
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const dataMenu = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Gegevens', exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test(
  'an order and a form with one address make one customer, whom an owner notes about, exports and erases',
  inTurn(4),
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const which = `${test.info().retry}`;
    const email = `fenna-${which}@example.org`;
    const name = `Fenna Klantproef${which}`;
    await visitorWith(browser, email, `Klantproef${which}`);

    await signInAt(page, '/klanten');
    await expectAccessibleAt(page, widths, 'the list of customers');
    await page.getByRole('searchbox').fill(`klantproef${which}`);
    await expect(page.getByText('1 klant', { exact: true })).toBeVisible();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    const submissions = page.getByRole('region', { name: 'Formulieren' });
    await expect(submissions).toContainText('Is de lamp dimbaar?');
    const orders = page.getByRole('region', { name: 'Bestellingen en offertes' });
    await expect(orders.getByRole('link', { name })).toHaveCount(1);

    await page.getByLabel('Notitie voor je winkel').fill('Belt liever in de ochtend.');
    await page.getByRole('button', { name: 'Notitie toevoegen' }).click();
    await expect(page.getByRole('region', { name: 'Notities en geschiedenis' })).toContainText(
      'Belt liever in de ochtend.',
    );
    await expectAccessibleAt(page, widths, 'a customer');

    const download = page.waitForEvent('download');
    await dataMenu(page, 'Gegevens opvragen');
    expect((await download).suggestedFilename()).toMatch(/^gegevens-fenna-\d@example\.org-.*\.zip$/);
    await expect(page.getByText('Gegevens opgevraagd', { exact: true })).toBeVisible();

    // Nothing is erased while the order waits for its money.
    await dataMenu(page, 'Gegevens wissen');
    await expect(dialog(page)).toContainText('Er is nog 1 bestelling die niet is afgerond.');
    await dialog(page).getByRole('button', { name: 'Niet wissen' }).click();
    await expect(page.getByRole('button', { name: 'Gegevens', exact: true })).toBeFocused();
    await orders.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'Alles van deze klant' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const href = (await orders.getByRole('link', { name }).getAttribute('href')) ?? '';
    await complete(page, decodeURIComponent(href.split('/').at(-1) ?? ''));

    await dataMenu(page, 'Gegevens wissen');
    await expect(dialog(page)).toContainText('1 bestelling, met naam en adres, tot en met 31 december');
    await expectAccessibleAt(page, widths, 'the question before an erasure');
    await dialog(page).getByLabel(`Typ ${email} om te bevestigen`).fill('ander@example.org');
    await dialog(page).getByRole('button', { name: 'Voorgoed wissen' }).click();
    await expect(dialog(page).getByText('Dit is niet het e-mailadres van deze klant.')).toBeVisible();
    await dialog(page).getByLabel(`Typ ${email} om te bevestigen`).fill(email);
    await dialog(page).getByRole('button', { name: 'Voorgoed wissen' }).click();
    await expect(said(page, 'De gegevens zijn gewist.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Gewiste klant' })).toBeFocused();
    await expect(
      page.getByText(/^1 bestelling bewaard tot en met 31 december \d{4}, voor de boekhouding\.$/),
    ).toBeVisible();
    await expectAccessibleAt(page, widths, 'an erased customer');

    await page.goto(screenOf(`/klanten?zoek=klantproef${which}`));
    await expect(page.getByText('Geen klant gevonden')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  'somebody who only filled a cart is found by their address, and their data is collected and erased',
  inTurn(2),
  async ({ page, browser }) => {
    const errors = scriptErrors(page);
    const email = `wagen-${test.info().retry}@example.org`;
    const visitor = await visitorPage(browser, '10.93.4', 40);
    const session = await putInCart(visitor, lamp);
    await saveCustomer(visitor, session, { ...privatePerson, firstname: 'Wim', lastname: 'Wagen', email });
    await visitor.close();

    await signInAt(page, '/klanten');
    const search = page.getByRole('button', { name: 'Zoek in winkelwagens en mails' });
    await page.getByRole('searchbox').fill('niemand-ooit@example.org');
    await search.click();
    await expect(page.getByText('Over niemand-ooit@example.org is niets bewaard.')).toBeVisible();
    await expectAccessibleAt(page, widths, 'an address that no customer has');
    await page.getByRole('searchbox').fill(email.toUpperCase());
    await search.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wim Wagen' })).toBeVisible();
    await expect(page.getByText('Gevonden in een winkelwagen of een mail', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await dataMenu(page, 'Gegevens opvragen');
    expect((await download).suggestedFilename()).toContain(`gegevens-${email}`);
    await dataMenu(page, 'Gegevens wissen');
    await expect(dialog(page)).toContainText('1 winkelwagen');
    await dialog(page).getByLabel(`Typ ${email} om te bevestigen`).fill(email);
    await dialog(page).getByRole('button', { name: 'Voorgoed wissen' }).click();
    await expect(said(page, 'De gegevens zijn gewist.')).toBeVisible();

    await page.goto(screenOf(`/klanten?zoek=${encodeURIComponent(email)}`));
    await search.click();
    await expect(page.getByText(`Over ${email} is niets bewaard.`)).toBeVisible();
    expect(errors).toEqual([]);
  },
);
