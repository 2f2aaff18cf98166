import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { fieldOf, makeOrder, privatePerson, untilAlive, verify } from '../support/shop.ts';

const widths = [1440, 768, 390];
const lijn = priceTable.lijnAddedUp;

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.1.7' } });

/** Makes an order of three pieces and opens its page; returns its number. */
async function ordered(page: Page, email: string): Promise<string> {
  const customer = { ...privatePerson, email };
  const { url } = await makeOrder(page, { ...lijn, quantity: 3 }, { payment: 'ideal', customer });
  await page.goto(url, untilAlive);
  await verify(page, email);
  return /Bestelling (\S+) van/.exec(await page.locator('main').innerText())?.[1] ?? '';
}

const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Verder' });

test('a guest withdraws from a part of an order without a script, and the owner sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const errors = scriptErrors(page);
  const email = `herroep${test.info().retry}@example.org`;
  const number = await ordered(page, email);
  const onPage = page.getByRole('main').getByRole('link', { name: 'Overeenkomst herroepen' });
  await expect(onPage).toHaveAttribute('href', new RegExp(`nummer=${number}`));
  await onPage.click();
  await expect(fieldOf(page, 'Bestelnummer')).toHaveValue(number);
  await expect(fieldOf(page, 'E-mailadres')).toHaveValue(email);

  const baseURL = test.info().project.use.baseURL ?? '';
  const extraHTTPHeaders = { 'x-forwarded-for': '10.94.1.8' };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders });
  const guest = await context.newPage();
  await guest.goto('/');
  await guest.getByRole('contentinfo').getByRole('link', { name: 'Overeenkomst herroepen' }).click();
  await next(guest).click();
  for (const text of ['Vul je naam in.', 'Vul het bestelnummer in.'])
    await expect(guest.getByText(text)).toBeVisible();
  await expectAccessibleAt(guest, widths, 'a withdrawal with errors');
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
  await expectAccessibleAt(guest, widths, 'what is withdrawn');
  await next(guest).click();
  await expect(guest.getByText(`2 × ${lijn.title}`)).toBeVisible();
  await expectAccessibleAt(guest, widths, 'a withdrawal to confirm');
  await guest.getByRole('button', { name: 'Herroeping bevestigen', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible();
  await expect(guest.getByText(/We hebben je herroeping ontvangen op \d/)).toBeVisible();
  await expectAccessibleAt(guest, widths, 'a receipt');
  // Loaded again, the form is sent again.
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible();
  await context.close();

  await signInAt(page, `/bestellingen/${number}`);
  const seen = page.getByRole('region', { name: 'Herroeping' });
  await expect(seen).toContainText(`2 × ${lijn.title}`);
  await expect(seen.getByText(/door Sanne de Vries/)).toHaveCount(1);
  await expectAccessibleAt(page, widths, 'an order with a withdrawal');
  await expect(page.getByText('Ontvangst van je herroeping', { exact: false }).first()).toBeVisible();
  expect(errors).toEqual([]);
});
