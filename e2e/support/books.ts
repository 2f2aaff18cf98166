import { readFile } from 'node:fs/promises';
import { endpoints } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import type { Page } from '@playwright/test';
import { asOwner } from './as-owner.ts';
import { makeOrder, privatePerson } from './shop.ts';

const lamp = { url: '/verlichting/wandlamp-schijn', selection: {}, quantity: 1 };

/** The lines of a file by their headings. */
export async function linesOf(page: Page, name: string): Promise<Record<string, string>[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Als CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"(.*)"$/, '$1')));
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at] ?? ''])));
}

const centsOf = (text = '') => Math.round(Number(text.replace(',', '.')) * 100);
/** Cents of a column of a file. */
export const sumOf = (lines: Record<string, string>[], title: string) =>
  lines.reduce((sum, line) => sum + centsOf(line[title]), 0);

/** An order that is paid by transfer, because payments through the provider are tests here, which are in no books. */
export async function buyByTransfer(page: Page, lastname: string): Promise<void> {
  const customer = { ...privatePerson, lastname };
  await makeOrder(page, lamp, { payment: 'wire', delivery: 'afhalen', customer });
  await page.context().clearCookies();
}

/** The money of the order of a buyer arrives, and the owner pays back one euro of it. */
export async function payAndPayBack(page: Page, lastname: string): Promise<string> {
  const found = await asOwner<{ orders: { number: string }[] }>(page, endpoints.listOrders.path, {
    query: lastname,
    limit: 1,
  });
  const number = found.orders[0]?.number ?? '';
  const { order } = await asOwner<{ order: { version: number } }>(page, endpoints.getOrderForOwner.path, {
    number,
  });
  await asOwner(page, endpoints.markOrderPaid.path, {
    number,
    version: order.version,
    received_on: dutchDayOf(new Date()),
  });
  const { version } = await asOwner<{ version: number }>(page, endpoints.listRefunds.path, { number });
  const refund = { lines: [], shipping: 0, free: 100 };
  const rest = { id: `boek-${Date.now()}`, double: '', restock: [], reason: 'Kras op de kap' };
  await asOwner(page, endpoints.refundOrder.path, { number, version, refund, ...rest });
  return number;
}
