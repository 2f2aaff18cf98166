import { endpoints } from '@etalage/api-contract';
import { expect, type Page } from '@playwright/test';
import { asOwner } from './as-owner.ts';
import { offer } from './quotes.ts';
import { type Customer, makeOrder, recordOf } from './shop.ts';

/** The screens of one order, one quote and the customer of both, as addresses of the dashboard. */
export interface ShopRecords {
  readonly order: string;
  readonly quote: string;
  readonly customer: string;
}

const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };

/** Makes an order and a quote of one customer, whom no other test has. The page is signed in. */
export async function makeRecords(page: Page, customer: Customer, title = 'Tafelblad op maat') {
  await makeOrder(page, lamp, { payment: 'wire', delivery: 'afhalen', customer });
  const draft = offer('Zoals besproken.');
  const [line] = draft.lines;
  const { number: quote } = await asOwner<{ number: string }>(page, endpoints.createQuote.path, {
    customer: recordOf(customer),
    offer: { ...draft, lines: [{ ...line, title }] },
  });
  const query = { query: customer.email, limit: 5 };
  const { orders } = await asOwner<{ orders: { number: string; kind: string }[] }>(
    page,
    endpoints.listOrders.path,
    query,
  );
  const { customers } = await asOwner<{ customers: { id: string }[] }>(
    page,
    endpoints.listCustomers.path,
    query,
  );
  const order = orders.find(({ number }) => number !== quote)?.number ?? '';
  const id = customers[0]?.id ?? '';
  expect([order, quote, id]).not.toContain('');
  const records: ShopRecords = {
    order: `/bestellingen/${order}`,
    quote: `/bestellingen/${quote}`,
    customer: `/klanten/${id}`,
  };
  return records;
}
