import { expect, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessibleAt } from '../support/axe.ts';
import { scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson, verify } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.94.1.9' } });

/** The bytes of what a button saves, as text. */
async function savedBy(page: Page, name: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^voorwaarden-\S+\.pdf$/);
  return (await readFile(await file.path())).toString('latin1');
}

test(
  'the terms as they were agreed with are saved by their buyer without a script, and by the shop',
  onlyDeep,
  async ({ page, browser }) => {
    test.slow();
    const errors = scriptErrors(page);
    const email = `voorwaarden${test.info().retry}@example.org`;
    const customer = { ...privatePerson, email };
    const made = await makeOrder(page, priceTable.lijnAddedUp, { payment: 'ideal', customer });
    const baseURL = test.info().project.use.baseURL ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const guest = await context.newPage();
    await guest.goto(made.url);
    await verify(guest, email);
    expect(await savedBy(guest, /^Voorwaarden zoals afgesproken op \d+ \S+ \d{4} \(pdf\)$/)).toMatch(/^%PDF/);
    const number = /Bestelling (\S+) van/.exec(await guest.locator('main').innerText())?.[1] ?? '';
    await context.close();

    await page.goto(made.url);
    await verify(page, email);
    await expectAccessibleAt(page, [1440, 768, 390], 'an order with its terms');
    await signInAt(page, `/bestellingen/${number}`);
    const seen = page.getByRole('region', { name: 'Voorwaarden' });
    await expect(seen.getByText('de tekst waarmee de klant akkoord ging')).toBeVisible();
    await expectAccessibleAt(page, [1440, 768, 390], 'an order with terms in the dashboard');
    expect(await savedBy(page, /^Voorwaarden \(pdf\)$/)).toMatch(/^%PDF/);
    expect(errors).toEqual([]);
  },
);
