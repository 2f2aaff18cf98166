import type { getVatRecheck, listOrderInvoices, OutputOf } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { bookkeepingHandlers } from '../../bookkeeping/handlers.ts';
import { getToDoHandler } from '../../figures/get-to-do.handler.ts';
import { invoiceHandlers } from '../../invoice-files/handlers.ts';
import { company, noFiles } from '../../invoice-files/testing/invoice-fixture.ts';
import { ownedOrdersHandlers } from '../../owned-orders/handlers.ts';
import { refundHandlersWith } from '../../owned-orders/refund/handlers.ts';
import type { ViesAnswer } from '../../ports/vies/vies-port.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { german, orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { vatRecheckHandlers } from '../handlers.ts';
import { recheckVatNumbers } from '../recheck-vat-numbers.ts';
import { scriptedVies } from './scripted-vies.ts';

type Recheck = OutputOf<typeof getVatRecheck>;
type Documents = OutputOf<typeof listOrderInvoices>['invoices'];
type Pool = TestDatabase['admin']['pool'];
type Ids = Readonly<{ website_id: string; project_id: string }>;

interface Placing {
  readonly customer?: object;
  readonly quantity?: number;
  readonly status?: ViesAnswer['status'];
}

export const today = () => dutchDayOf(new Date());

/** A shop that sells tables to companies abroad, whose numbers VIES answers as a test wants, and the calls of its people. */
export async function recheckFixture(database: TestDatabase) {
  const { vies, check } = scriptedVies();
  const shop = await orderFixture(database, { vies: { check } });
  const { a, b } = shop;
  const { pool } = database.admin;
  const api = await startPeople(database, shop);
  await a.settings({ company });
  await a.payment('wire', { provider: 'offline', position: 4 });
  await a.shipping({ id: 'pakket', price: 605 });
  const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 1000 });

  /** An order of a company while VIES gives no answer, or another one. */
  async function placed({ customer = german, quantity = 2, status = 'unavailable' }: Placing = {}) {
    vies.status = status;
    const session = await shop.cart([{ product_id: table, quantity }], customer);
    await shop.method(session, 'wire');
    const { body } = await shop.order(session);
    const { rows } = await pool.query('select id, number from orders where token = $1', [body.order.session]);
    return rows[0] as { id: string; number: string };
  }
  const sweep = () =>
    recheckVatNumbers({ db: database.app, vies: { check }, now: () => new Date() }, a.websiteId);
  /** What a sweep finds after the pauses between tries. */
  async function answered(status: ViesAnswer['status']) {
    vies.status = status;
    await pool.query(`update vat_rechecks set next_at = now() - interval '1 second'`);
    await sweep();
  }
  const calls = callsOf(api, pool, a.ids);
  /** A paid order with VAT whose number VIES confirmed later. */
  async function confirmed() {
    const order = await placed();
    await calls.pay(order.number);
    await answered('valid');
    return order;
  }
  /** Forgets what other tests left to be asked, and what VIES said. */
  async function begin() {
    await pool.query(`update vat_rechecks set state = 'ended' where state = 'waiting'`);
    await pool.query(`delete from vies_checks`);
    Object.assign(vies, { status: 'unavailable', calls: 0, most: 0, running: 0 });
  }
  return { a, b, api, pool, vies, placed, sweep, answered, confirmed, begin, ...calls };
}

function startPeople(database: TestDatabase, { a, b, payments }: Awaited<ReturnType<typeof orderFixture>>) {
  const { getBuyerInvoice: _buyer, ...ownInvoices } = invoiceHandlers;
  const orders = { ...ownedOrdersHandlers, ...refundHandlersWith(60_000) };
  const books = { ...ownInvoices, ...bookkeepingHandlers, getToDo: getToDoHandler };
  const ports = {
    payments,
    files: noFiles,
    jobs: { enqueue: async () => {} },
    siteUrl: (host: string) => `http://${host}`,
  };
  const handlers = { ...vatRecheckHandlers, ...orders, ...books };
  return startOwnerApi(database, handlers, a.websiteId, b.websiteId, ports);
}

/** What the people of the shop do with an order, by its number. */
function callsOf(api: TestApi, pool: Pool, ids: Ids) {
  const versionOf = async (number: string) =>
    (await pool.query('select version from orders where number = $1', [number])).rows[0].version as number;
  const documents = async (number: string) =>
    (await api.call('listOrderInvoices', { ...ids, number })).body.invoices as Documents;
  const year = { from: `${today().slice(0, 4)}-01-01`, until: `${today().slice(0, 4)}-12-31` };
  let refunds = 0;
  return {
    versionOf,
    documents,
    year,
    async pay(number: string) {
      const version = await versionOf(number);
      const reply = await api.call('markOrderPaid', { ...ids, number, version, received_on: today() });
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    },
    seen: async (number: string) => (await api.call('getVatRecheck', { ...ids, number })).body as Recheck,
    shown: async (number: string) => (await documents(number)).map(({ kind, total }) => [kind, total]),
    correct: async (number: string, version?: number) =>
      api.call('correctVat', { ...ids, number, version: version ?? (await versionOf(number)) }),
    refund: async (number: string, changes: object) => {
      refunds += 1;
      const nothing = { lines: [], shipping: 0, free: 0 };
      return api.call('refundOrder', {
        ...ids,
        number,
        version: await versionOf(number),
        id: `vat-refund-${refunds}`,
        refund: nothing,
        double: '',
        restock: [],
        reason: '',
        ...changes,
      });
    },
    documentsOf: async (id: string) =>
      (
        await pool.query('select document from invoices where order_id = $1 order by created_at', [id])
      ).rows.map(({ document }) => document),
    figures: async () => (await api.call('getVatFigures', { ...ids, ...year })).body,
  };
}
