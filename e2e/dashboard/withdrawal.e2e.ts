import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { endPayment, euros, fieldOf, makeOrder, privatePerson, verify } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

const widths = [1440, 768, 390];
const lijn = priceTable.lijnAddedUp;
const piece = lijn.total / lijn.quantity;
/** Delivery of an order from the demo shop, which is the only method that is chosen by itself. */
const shipping = 3_900;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.1.7' } });

/** An order of three pieces that its visitor paid, with its page open; returns its number. */
async function paidOrder(page: Page, email: string): Promise<string> {
  const customer = { ...privatePerson, email };
  const made = await makeOrder(page, { ...lijn, quantity: 3 }, { payment: 'ideal', customer });
  await page.goto(made.payUrl);
  await endPayment(page, 'Betaald');
  await verify(page, email);
  return /Bestelling (\S+) van/.exec(await page.locator('main').innerText())?.[1] ?? '';
}

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Verder' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen', exact: true });
const receipt = (page: Page) => page.getByRole('heading', { name: 'Je herroeping is ontvangen' });
const link = { name: 'Overeenkomst herroepen' } as const;

/** Withdraws from two pieces without a script, from the foot of the home page on. */
async function withdrawTwo(browser: Browser, number: string, email: string): Promise<void> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const extraHTTPHeaders = { 'x-forwarded-for': '10.94.1.8' };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders });
  const guest = await context.newPage();
  await guest.goto('/');
  await guest.getByRole('contentinfo').getByRole('link', link).click();
  await next(guest).click();
  for (const text of ['Vul je naam in.', 'Vul het bestelnummer in.'])
    await expect(guest.getByText(text)).toBeVisible();
  await fieldOf(guest, 'Je naam').fill('Sanne de Vries');
  await fieldOf(guest, 'Bestelnummer').fill(number);
  await fieldOf(guest, 'E-mailadres').fill('iemand@anders.nl');
  await next(guest).click();
  await expect(guest.getByText('We konden deze bestelling niet vinden met dit e-mailadres.')).toBeVisible();
  await fieldOf(guest, 'E-mailadres').fill(email);
  await next(guest).click();
  const pieces = guest.getByLabel('Aantal');
  await expect(pieces).toHaveValue('3');
  await pieces.fill('4');
  await next(guest).click();
  await expect(guest.getByText('Je kunt hiervan nog 3 herroepen.')).toBeVisible();
  await pieces.fill('2');
  await next(guest).click();
  await expect(guest.getByText(`2 × ${lijn.title}`)).toBeVisible();
  await confirm(guest).click();
  await expect(receipt(guest)).toBeVisible();
  await expect(guest.getByText(/We hebben je herroeping ontvangen op \d/)).toBeVisible();
  // Loaded again, the form is sent again, and nothing is withdrawn again.
  await guest.reload();
  await expect(receipt(guest)).toBeVisible();
  await context.close();
}

/** Withdraws from the piece that is left, from the page of the order on. */
async function withdrawRest(page: Page, number: string, email: string): Promise<void> {
  await page.getByRole('main').getByRole('link', link).click();
  await expect(fieldOf(page, 'Je naam')).toHaveValue('Sanne de Vries');
  await expect(fieldOf(page, 'Bestelnummer')).toHaveValue(number);
  await expect(fieldOf(page, 'E-mailadres')).toHaveValue(email);
  await expectAccessibleAt(page, widths, 'who withdraws');
  await next(page).click();
  await expect(page.getByLabel('Aantal')).toHaveValue('1');
  await expectAccessibleAt(page, widths, 'what is withdrawn');
  await next(page).click();
  await expectAccessibleAt(page, widths, 'a withdrawal to confirm');
  await confirm(page).click();
  await expect(receipt(page)).toBeVisible();
  await expectAccessibleAt(page, widths, 'a receipt');
}

test(
  'a guest withdraws from an order in two parts, and its owner pays back and refuses',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const email = `herroep${test.info().retry}@example.org`;
    const number = await paidOrder(page, email);
    await withdrawTwo(browser, number, email);
    await withdrawRest(page, number, email);

    await signInAt(page, `/bestellingen/${number}`);
    const seen = page.getByRole('region', { name: 'Herroeping' });
    const entry = (pieces: number) =>
      seen.getByRole('listitem').filter({ hasText: `${pieces} × ${lijn.title}` });
    await expect(seen.getByText(/door Sanne de Vries/)).toHaveCount(2);
    await expectAccessibleAt(page, widths, 'an order with withdrawals');
    await entry(2).getByRole('button', { name: 'Terugbetaling invullen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terugbetalen' });
    await expect(dialog.getByLabel('Aantal terug van')).toHaveValue('2');
    // Nothing of the order is kept, so that delivery goes back too.
    await dialog.getByRole('button', { name: `Betaal ${euros(piece * 2 + shipping)} terug` }).click();
    await expect(dialog).toHaveCount(0);
    // The order moves on once more when the provider took the refund.
    const refunds = page.getByRole('region', { name: 'Terugbetalen' });
    await expect(refunds.getByText(/^(Onderweg|Terugbetaald)$/)).toBeVisible();
    // One piece of the order is left, which is not of this withdrawal.
    const refund = { name: 'Terugbetaling invullen' } as const;
    await expect(entry(2).getByRole('button', refund)).toHaveCount(0);
    await expect(entry(1).getByRole('button', refund)).toHaveCount(1);
    await entry(2).getByRole('button', { name: 'Afgehandeld: geld is terug' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Afgehandeld: geld is terug' }).click();
    await expect(seen.getByText('Terugbetaald', { exact: true })).toBeVisible();
    await entry(1).getByRole('button', { name: 'Weigeren' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Weigeren' }).click();
    await expect(page.getByText('Vul in waarom je de herroeping weigert; de klant leest dit.')).toBeVisible();
    await page.getByLabel('Reden voor de klant').fill('Deze plank is op maat gemaakt.');
    await expectAccessibleAt(page, widths, 'a refusal');
    await page.getByRole('dialog').getByRole('button', { name: 'Weigeren' }).click();
    await expect(seen.getByText('Reden: Deze plank is op maat gemaakt.')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
