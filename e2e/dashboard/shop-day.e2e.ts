import { expect, test, type Browser, type Page } from '@playwright/test';
import { dayCustomers } from '../support/day-customers.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { type Hands, keyboardOf, mouseOf } from '../support/hands.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import {
  endPayment,
  euros,
  fieldOf,
  PAID_TEXT,
  privatePerson,
  putInCart,
  saveCustomer,
  untilAlive,
  untilRunning,
  verify,
} from '../support/shop.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.5.1' } });

type Customers = Awaited<ReturnType<typeof dayCustomers>>;

/** What a day needs: who works, their screen, and the customers of that day. */
interface Day {
  readonly page: Page;
  readonly hands: Hands;
  readonly customers: Customers;
  readonly name: string;
}

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const told = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Searches the list of orders for a word, and opens the one of a customer; a number can be that of an article too. */
async function openFound({ page, hands, name }: Day, word: string, customer: string): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Bestellingen', exact: true }).first());
  await hands.fill(page.getByRole('searchbox').first(), word);
  const found = page.getByRole('row').filter({ hasText: `${customer} ${name}` });
  await expect(found).toHaveCount(1);
  await hands.press(found.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: /^(Bestelling|Offerte) / })).toBeVisible();
}

/** Three orders that wait leave together. */
async function sendThree({ page, hands, name }: Day): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Te verzenden', exact: true }).first());
  await expect(page).toHaveURL(/toon=te-verzenden/);
  await hands.fill(page.getByRole('searchbox').first(), `Drietal ${name}`);
  await expect(page.getByRole('checkbox', { name: /^Kies bestelling/ })).toHaveCount(3);
  await hands.check(page.getByRole('checkbox', { name: 'Alles op deze pagina' }));
  await hands.press(button(page, 'Markeer als verzonden'));
  await hands.press(inDialog(page, '3 bestellingen verzenden'));
  await told(page, '3 bestellingen zijn verzonden.');
}

async function sendOnePiece(day: Day): Promise<void> {
  const { page, hands } = day;
  await openFound(day, `Deels ${day.name}`, 'Deels');
  const sending = section(page, 'Verzending');
  await hands.press(sending.getByRole('button', { name: 'Verzending maken' }));
  await hands.fill(sending.getByRole('group', { name: 'Wat gaat er mee?' }).getByRole('textbox'), '1');
  await hands.fill(sending.getByLabel('Track & trace-code'), '3SABCD7654321');
  await hands.press(sending.getByRole('button', { name: 'Verzenden' }));
  await expect(sending.getByText('Deels verzonden')).toBeVisible();
}

/** One piece is paid back, and later all the rest. */
async function payBack(day: Day): Promise<void> {
  const { page, hands } = day;
  await openFound(day, `Retour ${day.name}`, 'Retour');
  const refunds = section(page, 'Terugbetalen');
  await hands.press(refunds.getByRole('button', { name: 'Terugbetalen' }));
  await hands.fill(dialog(page).getByLabel('Aantal terug van'), '1');
  await hands.press(inDialog(page, /^Betaal €.* terug$/));
  await expect(dialog(page)).toHaveCount(0);
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await hands.press(refunds.getByRole('button', { name: 'Terugbetalen' }));
  await hands.press(inDialog(page, 'Alles invullen'));
  await hands.press(inDialog(page, /^Betaal €.* terug$/));
  await expect(refunds).toContainText('Alles is terugbetaald.');
}

/** A request for a quote is priced, asked about, answered, accepted and paid. */
async function quote(day: Day, asked: { number: string; url: string; email: string }): Promise<void> {
  const { page, hands, customers } = day;
  await openFound(day, asked.number, 'Vrager');
  await hands.fill(page.getByLabel('Prijs per stuk (incl. btw)').first(), '1500');
  await hands.fill(page.getByLabel('Bericht aan je klant'), 'Zoals besproken.');
  await hands.press(button(page, 'Offerte versturen'));
  await hands.press(inDialog(page, 'Versturen'));
  await told(page, 'De offerte is verstuurd.');

  const buyer = customers.page;
  await buyer.goto(asked.url, untilAlive);
  const heading = buyer.getByRole('heading', { name: 'Offerte', exact: true });
  if (!(await heading.isVisible())) {
    await fieldOf(buyer, 'E-mailadres').fill(asked.email);
    await buyer.getByRole('button', { name: 'Bestelling bekijken' }).click();
  }
  await expect(heading).toBeVisible();
  await fieldOf(buyer, 'Je vraag').fill('Past de kast door een smalle deur?');
  await buyer.getByRole('button', { name: 'Vraag versturen' }).click();
  await expect(buyer.getByText(/^Je vraag is verstuurd naar/)).toBeVisible();

  await openFound(day, asked.number, 'Vrager');
  const questions = section(page, 'Vragen en antwoorden');
  await hands.fill(questions.getByLabel('Je antwoord'), 'Ja, hij komt in delen.');
  await hands.press(questions.getByRole('button', { name: 'Antwoord versturen' }));
  await told(page, 'Je antwoord is verstuurd.');

  await buyer.goto(asked.url, untilAlive);
  await expect(buyer.getByText('Ja, hij komt in delen.')).toBeVisible();
  const form = buyer.getByRole('form', { name: 'Offerte aanvaarden' });
  await fieldOf(form, 'Je voor- en achternaam').fill('Sanne de Vries');
  await form.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
  await form.getByRole('radio', { name: 'iDEAL | Wero' }).check();
  await form.getByRole('button', { name: 'Bestellen met betalingsverplichting' }).click();
  await endPayment(buyer, 'Betaald');
  await expect(buyer.getByText(PAID_TEXT)).toBeVisible();
}

/** An order by telephone, which the customer pays through a link. */
async function phoneOrder({ page, hands, customers }: Day): Promise<void> {
  const { lastname, email } = customers.customerOf('Beller');
  await hands.press(page.getByRole('link', { name: 'Bestellingen', exact: true }).first());
  await hands.press(page.getByRole('link', { name: 'Bestelling of offerte maken' }));
  await hands.fill(page.getByLabel('Voornaam'), privatePerson.firstname);
  await hands.fill(page.getByLabel('Achternaam'), lastname);
  await hands.fill(page.getByLabel('E-mailadres'), email);
  await hands.press(button(page, 'Eigen regel'));
  await hands.fill(
    page
      .getByRole('group', { name: /^Regel/ })
      .last()
      .getByLabel('Omschrijving'),
    'Reparatie',
  );
  await hands.fill(
    page.getByRole('group', { name: 'Reparatie' }).getByLabel('Prijs per stuk (incl. btw)'),
    '60',
  );
  await hands.press(button(page, 'Opslaan en verder'));
  await hands.press(button(page, 'Bestelling plaatsen'));
  await hands.press(inDialog(page, 'Bestelling plaatsen'));
  await expect(page.getByRole('heading', { level: 1, name: /^Bestelling \d+/ })).toBeVisible();
  await hands.press(button(page, 'Betaallink maken'));
  await hands.press(inDialog(page, 'Betaallink maken'));
  const link = await dialog(page).getByLabel('Link naar de betaalpagina').inputValue();
  await expect(dialog(page).getByText(`De link gaat per mail naar ${email}.`)).toBeVisible();
  await page.keyboard.press('Escape');

  const buyer = customers.page;
  await buyer.context().clearCookies();
  await buyer.goto(link);
  await verify(buyer, email);
  await untilRunning(buyer, 'order-payment');
  await buyer.getByRole('button', { name: 'Betalen', exact: true }).click();
  await endPayment(buyer, 'Betaald');
  await expect(buyer.getByText(PAID_TEXT)).toBeVisible();
}

/** The statement of the bank names an order; its money is entered. */
async function enterTransfer(day: Day, number: string): Promise<void> {
  const { page, hands } = day;
  await openFound(day, number, 'Overboeker');
  await hands.press(button(page, 'Als betaald markeren'));
  await hands.press(inDialog(page, 'Als betaald markeren'));
  await told(page, 'De bestelling is betaald.');
}

/** A price for delivery is made and changed, and a visitor sees both at once. */
async function changeDelivery({ page, hands, customers, name }: Day): Promise<void> {
  const title = `Bezorgen ${name}`;
  const buyer = customers.page;
  const shown = buyer.locator('label').filter({ hasText: title });
  const session = await putInCart(buyer, { ...priceTable.lijnAddedUp, quantity: 1 });
  await saveCustomer(buyer, session, privatePerson);
  await hands.press(page.getByRole('link', { name: 'Verzending', exact: true }).first());
  await hands.press(
    page.getByRole('link', { name: 'Nieuwe verzendmethode' }).or(button(page, 'Nieuwe verzendmethode')),
  );
  await hands.fill(page.getByLabel('Naam', { exact: true }), title);
  await hands.press(button(page, 'Regel toevoegen'));
  await hands.fill(dialog(page).getByLabel('Prijs', { exact: true }), '12,50');
  await hands.press(inDialog(page, 'Overnemen'));
  await hands.press(button(page, 'Verzendmethode maken'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await buyer.goto('/afrekenen', untilAlive);
  await expect(shown).toContainText(euros(1_250));

  await hands.pick(
    section(page, 'Prijzen').getByRole('button', { name: /^Acties voor Nederland/ }),
    'Bewerken',
  );
  await hands.fill(dialog(page).getByLabel('Prijs', { exact: true }), '9,95');
  await hands.press(inDialog(page, 'Overnemen'));
  await hands.press(button(page, 'Opslaan'));
  await expect(async () => {
    await buyer.reload(untilAlive);
    await expect(shown).toContainText(euros(995), { timeout: 1000 });
  }).toPass();

  await hands.press(page.getByRole('link', { name: 'Verzending' }).last());
  await hands.pick(button(page, `Acties voor ${title}`), 'Verwijderen');
  await expect(button(page, `Acties voor ${title}`)).toHaveCount(0);
}

async function workADay(page: Page, hands: Hands, browser: Browser, name: string, address: string) {
  const errors = scriptErrors(page);
  const customers = await dayCustomers(browser, test.info().project.use.baseURL ?? '', name, address);
  const day: Day = { page, hands, customers, name };
  for (let count = 0; count < 3; count += 1) await customers.paid('Drietal');
  await customers.paid('Deels');
  await customers.paid('Retour');
  const waiting = await customers.byTransfer('Overboeker');
  const asked = await customers.quoteRequest('Vrager');
  await signInAt(page, '');
  await sendThree(day);
  await sendOnePiece(day);
  await payBack(day);
  await quote(day, asked);
  await phoneOrder(day);
  await enterTransfer(day, waiting.number);
  await changeDelivery(day);
  await customers.page.close();
  expect(errors).toEqual([]);
}

test('a day in the shop', onlyDeep, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const name = `Muisdag${test.info().retry}`;
  await workADay(page, mouseOf(page), browser, name, `10.94.5.${10 + test.info().retry}`);
});

test('the same day by keyboard alone', onlyDeep, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const name = `Toetsdag${test.info().retry}`;
  await workADay(page, keyboardOf(page), browser, name, `10.94.5.${20 + test.info().retry}`);
});
