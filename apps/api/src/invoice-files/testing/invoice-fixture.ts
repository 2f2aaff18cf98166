import type { listOrderInvoices, listRefunds, OutputOf } from '@etalage/api-contract';
import { refundHandlersWith } from '../../owned-orders/refund/handlers.ts';
import { sendOrderHandler } from '../../owned-orders/send-order.handler.ts';
import type { FileStorage } from '../../ports/storage/file-storage.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import type { Handlers } from '../../calls/handler-context.ts';
import { invoiceHandlers } from '../handlers.ts';

type Documents = OutputOf<typeof listOrderInvoices>;
type Refunds = OutputOf<typeof listRefunds>;

/** No website has a logo. */
export const noFiles = { storage: { read: async () => undefined } as unknown as FileStorage } as never;

/** Details of a seller that an invoice can have. */
export const company = {
  name: 'Atelier Noord',
  street: 'Gracht 1',
  postcode: '1015 AB',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '12345678',
  vat_number: 'NL123456782B90',
};

/** A shop that sells tables, without the details that invoices need, and the calls of its people about them. */
export async function invoiceFixture(database: TestDatabase, more: Partial<Handlers> = {}) {
  const shop = await orderFixture(database);
  const { a, b, payments } = shop;
  const { pool } = database.admin;
  const ports = {
    payments,
    files: noFiles,
    jobs: { enqueue: async () => {} },
    siteUrl: (host: string) => `http://${host}`,
  };
  const { getBuyerInvoice: _buyer, ...owned } = invoiceHandlers;
  const handlers = { ...owned, ...refundHandlersWith(60_000), sendOrder: sendOrderHandler, ...more };
  const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId, ports);
  const table = await a.product({
    title: 'Tafel',
    price_cents: 12_100,
    article_number: 'TAF-1',
    stock: 1000,
  });
  const seen = async (number: string) =>
    (await api.call('listOrderInvoices', { ...a.ids, number })).body as Documents;
  let refunds = 0;
  return {
    shop,
    api,
    table,
    seen,
    settings: (changes: object) =>
      pool.query('update websites set settings = settings || $2 where id = $1', [a.websiteId, changes]),
    /** A paid order of so many tables, by its number. */
    paid: async (quantity = 2) => {
      const { token, url } = await shop.placed([{ product_id: table, quantity }]);
      await shop.choose(url, 'paid');
      const { rows } = await pool.query('select number, id from orders where token = $1', [token]);
      return { token, number: rows[0].number as string, id: rows[0].id as string };
    },
    refund: async (number: string, free: number) => {
      const { version } = (await api.call('listRefunds', { ...a.ids, number })).body as Refunds;
      const asked = { refund: { lines: [], shipping: 0, free }, double: '', restock: [], reason: '' };
      refunds += 1;
      return api.call('refundOrder', {
        ...a.ids,
        number,
        version,
        id: `invoice-refund-${refunds}`,
        ...asked,
      });
    },
  };
}
