import type { Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { type OfferedQuote, offeredQuote } from '../support/quotes.ts';
import { endPayment, euros, fieldOf, PAID_TEXT, totalOf, untilAlive } from '../support/shop.ts';
import { expect, test } from '../support/visitor-test.ts';

const widths = [1440, 768, 390];
const emailOf = (name: string) => `${name}-${test.info().repeatEachIndex}-${test.info().retry}@example.org`;
const form = (page: Page) => page.getByRole('form', { name: 'Offerte aanvaarden' });
const name = (page: Page) => fieldOf(form(page), 'Je voor- en achternaam');
const accept = (page: Page) =>
  form(page).getByRole('button', { name: 'Bestellen met betalingsverplichting' });
const question = (page: Page) => fieldOf(page, 'Je vraag');
const ask = (page: Page) => page.getByRole('button', { name: 'Vraag versturen' });

/** Opens the page of a quote with the e-mail of its buyer. */
async function open(page: Page, quote: OfferedQuote, version = 1): Promise<void> {
  await page.goto(`${quote.url}&versie=${version}`, untilAlive);
  await fieldOf(page, 'E-mailadres').fill(quote.email);
  await page.getByRole('button', { name: 'Bestelling bekijken' }).click();
  await expect(page.getByRole('heading', { name: 'Offerte', exact: true })).toBeVisible();
}

type Judge = (state: string) => Promise<void>;

/** Asks, is answered, corrects one error, accepts, pays, and finds the order through the link of the quote. */
async function askAcceptAndPay(page: Page, quote: OfferedQuote, judge: Judge): Promise<void> {
  await expect(page.getByText('Levering in overleg.')).toBeVisible();
  await expect(page.getByText('Houtsoort: Eiken')).toBeVisible();
  await expect(totalOf(page, 'Verzendkosten')).toHaveText(euros(2_500));
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(26_250));
  await expect(form(page)).toContainText(`Door te aanvaarden plaats je een bestelling van ${euros(26_250)}`);
  await judge('an open offer');

  await ask(page).click();
  await expect(page.getByText('Typ je vraag.')).toBeVisible();
  await expect(question(page)).toBeFocused();
  await question(page).fill('Kan het blad ook <i>rond</i>?\nEn wanneer?');
  await ask(page).click();
  await expect(page.getByText(/^Je vraag is verstuurd naar/)).toBeVisible();
  await expect(page.getByText('Kan het blad ook <i>rond</i>?')).toBeVisible();
  await quote.answer('Ja, rond kan ook.');

  await name(page).fill('   ');
  await accept(page).click();
  await expect(form(page).getByText('Vul je naam in.')).toBeVisible();
  await expect(name(page)).toBeFocused();
  await expect(page.getByText('Ja, rond kan ook.')).toBeVisible();
  await judge('an acceptance with errors');
  await name(page).fill('Sanne de Vries');
  await form(page).getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
  await form(page).getByRole('radio', { name: 'iDEAL | Wero' }).check();
  await accept(page).click();
  await endPayment(page, 'Betaald');
  await expect(page.getByText(PAID_TEXT)).toBeVisible();
  await expect(totalOf(page, 'Totaal incl. btw')).toHaveText(euros(26_250));
  const order = page.url();

  await page.goto(`${quote.url}&versie=1`);
  await expect(page.getByText(/^Sanne de Vries heeft deze offerte op .* aanvaard/)).toBeVisible();
  await expect(accept(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Bestelling bekijken' }).click();
  await expect(page).toHaveURL(order);
}

test('a buyer opens the link of an offer, asks, accepts and pays it', async ({
  page,
  playwright,
  problems,
}) => {
  problems.allow(/^422 .*\/bestelling/);
  const quote = await offeredQuote(playwright, emailOf('offerte'));
  await open(page, quote);
  await askAcceptAndPay(page, quote, (state) => expectAccessibleAt(page, widths, state));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a buyer does all of it', onlyDeep, async ({ page, playwright, problems }) => {
    problems.allow(/^422 .*\/bestelling/);
    const quote = await offeredQuote(playwright, emailOf('zonder'));
    await open(page, quote);
    // Axe needs scripts; the page is the same.
    await askAcceptAndPay(page, quote, async () => {});
  });
});

test(
  'an older link says that its version was replaced, and a page that is too old is refused with what was typed',
  onlyDeep,
  async ({ page, playwright, problems }) => {
    problems.allow(/^409 .*\/bestelling/);
    const quote = await offeredQuote(playwright, emailOf('vervangen'));
    await open(page, quote);
    await quote.again('Met vijf procent extra korting.');
    await name(page).fill('Sanne de Vries');
    await form(page).getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
    await accept(page).click();
    await expect(page.getByText('Er is een nieuwere versie van deze offerte.')).toBeVisible();
    await expect(page.getByText('Met vijf procent extra korting.')).toBeVisible();
    await expect(page.getByText(/^Je opende versie 1 van deze offerte/)).toBeVisible();
    await expect(name(page)).toHaveValue('Sanne de Vries');
    await expectAccessibleAt(page, widths, 'a replaced offer');

    await quote.withdraw();
    await accept(page).click();
    await expect(page.getByText(/is ingetrokken en kan niet meer worden aanvaard/).first()).toBeVisible();
    await expect(accept(page)).toHaveCount(0);
    await quote.decline();
    await page.goto(`${quote.url}&versie=2`);
    await expect(page.getByText(/kan voor deze aanvraag helaas geen offerte maken/)).toBeVisible();
    await expect(ask(page)).toHaveCount(0);
    await expectAccessibleAt(page, widths, 'a declined quote');
  },
);
