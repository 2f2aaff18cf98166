import { expect, test } from '@playwright/test';
import { expectScreen, scriptErrors, signInAt } from '../support/owner.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, privatePerson, verify } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.91.7.1' } });

test(
  'a payment without a provider is a test for buyer and owner, on every screen that shows it',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    const made = await makeOrder(visitor, priceTable.lijnAddedUp, { payment: 'ideal' });
    await visitor.goto(made.url);
    await verify(visitor, privatePerson.email);
    await expect(
      visitor.getByText('Dit is een testbetaling. Er wordt geen geld afgeschreven.'),
    ).toBeVisible();
    const number = /Bestelling (\S+) van/.exec(await visitor.locator('main').innerText())?.[1] ?? '';

    await signInAt(page, '/bestellingen');
    await expectScreen(page, 'Bestellingen');
    await expect(page.getByText('Je webshop neemt testbetalingen aan.')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row.getByText('Testbetaling')).toBeVisible();
    await row.getByRole('link').first().click();
    await expectScreen(page, number);
    await expect(
      page.getByText('Dit is een testbetaling. Je ontvangt geen geld voor deze bestelling.'),
    ).toBeVisible();
    await expect(page.getByText('Je webshop neemt testbetalingen aan.')).toBeVisible();
    await visitor.close();
    expect(errors).toEqual([]);
  },
);
