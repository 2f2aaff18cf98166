import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { priceTable } from './price-table.ts';
import {
  endPayment,
  fillCustomer,
  makeOrder,
  privatePerson,
  putInCart,
  verify,
  type Customer,
} from './shop.ts';

/** Three shelves, which are sent in parcels. */
const shelves = { ...priceTable.lijnAddedUp, quantity: 3 };

/** An order, or a quote request, that a customer made before the day of the shop begins. */
export interface Made {
  readonly number: string;
  readonly url: string;
  readonly email: string;
}

/** The customers of one day, with an address of their own, so that no other test finds their orders. */
export async function dayCustomers(browser: Browser, baseURL: string, day: string, address: string) {
  const page = await browser.newPage({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const customerOf = (name: string): Customer => ({
    ...privatePerson,
    lastname: `${name} ${day}`,
    email: `${name.toLowerCase()}-${day.toLowerCase()}@example.org`,
  });
  return {
    page,
    customerOf,
    /** An order that was paid online. */
    async paid(name: string): Promise<Made> {
      const customer = customerOf(name);
      const made = await makeOrder(page, shelves, { customer });
      await page.goto(made.payUrl);
      await endPayment(page, 'Betaald');
      return read(page, made.url, customer.email);
    },
    /** An order whose money is still to come by bank transfer. */
    async byTransfer(name: string): Promise<Made> {
      const customer = customerOf(name);
      const made = await makeOrder(page, shelves, { customer, payment: 'wire' });
      return read(page, made.url, customer.email);
    },
    async quoteRequest(name: string): Promise<Made> {
      const customer = customerOf(name);
      const kast = {
        url: '/kasten/boekenkast-loods',
        selection: { breedte: '180', hoogte: '220', planken: '6' },
      };
      await putInCart(page, { ...kast, quantity: 1 }, 'quote');
      await page.goto('/afrekenen');
      await fillCustomer(page, customer);
      await page.getByRole('checkbox', { name: 'algemene voorwaarden' }).check();
      await page.getByRole('button', { name: 'Offerte aanvragen' }).click();
      await expect(page).toHaveURL(/\/bestelling\?order=/);
      const { pathname, search } = new URL(page.url());
      const text = await page.locator('main').innerText();
      await page.context().clearCookies({ name: 'shoppingcart_session' });
      return { url: pathname + search, email: customer.email, number: /\bO\d+/.exec(text)?.[0] ?? '' };
    },
  };
}

async function read(page: Page, url: string, email: string): Promise<Made> {
  await page.goto(url);
  const heading = page.getByRole('heading', { name: 'Betaalgegevens' });
  if (!(await heading.isVisible())) await verify(page, email);
  const number = /Bestelling (\S+) van/.exec(await page.locator('main').innerText())?.[1] ?? '';
  return { number, url, email };
}
