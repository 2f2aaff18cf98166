import type { listOrderInvoices, OutputOf } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { getToDoHandler } from '../../figures/get-to-do.handler.ts';
import { invoiceHandlers } from '../../invoice-files/handlers.ts';
import { company, noFiles } from '../../invoice-files/testing/invoice-fixture.ts';
import { peppolOwner } from '../../invoices/peppol-account.repository.ts';
import { ownedOrdersHandlers } from '../../owned-orders/handlers.ts';
import { refundHandlersWith } from '../../owned-orders/refund/handlers.ts';
import { createAccessPoint } from '../../ports/peppol/access-point.ts';
import { type PeppolEmulatorOptions, peppolEmulator } from '../../ports/peppol/emulator/peppol-emulator.ts';
import type { PeppolPort } from '../../ports/peppol/peppol-port.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { german, orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import type { TestApi } from '../../testing/start-test-api.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { peppolHandlers } from '../handlers.ts';
import { sendPeppol } from '../send-peppol.ts';

type Documents = OutputOf<typeof listOrderInvoices>['invoices'];

/** A company in Belgium whose documents arrive at once. */
export const belgian = {
  ...german,
  invoice_company: 'Hout BV',
  invoice_tax_number: 'BE0403170701',
  invoice_country: 'BE',
  invoice_postcode: '1000',
};

/** The details of a seller in Belgium. */
export const belgianCompany = { ...company, country: 'BE', kvk: '', vat_number: 'BE0428759497' };

/** The emulated access point on a port of its own. */
export async function startEmulator(options: PeppolEmulatorOptions = {}) {
  const server = Fastify();
  await server.register(peppolEmulator, { prefix: '/test-peppol', ...options });
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/test-peppol`;
  afterAll(() => server.close());
  const point = createAccessPoint({ emulator: () => url, timeout: 2000, sendTimeout: 2000, retryDelay: 1 });
  return { url, point };
}

/** The emulated access point, which counts what it is sent and how much of that at once. */
async function countingPoint() {
  const state = { mode: 'normal' as 'normal' | 'slow' | 'down', sends: 0, running: 0, most: 0 };
  const { url, point } = await startEmulator({ mode: () => state.mode });
  const peppol: PeppolPort = {
    ...point,
    async send(account, document) {
      state.sends += 1;
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      state.running -= 1;
      return point.send(account, document);
    },
  };
  return { state, url, peppol };
}

type Point = Awaited<ReturnType<typeof countingPoint>>;

/** A shop in Belgium that is connected to the emulated access point, and the calls of its people. */
export async function peppolFixture(database: TestDatabase) {
  const point = await countingPoint();
  const shop = await orderFixture(database);
  const { a, b } = shop;
  const { pool } = database.admin;
  const api = await startPeople(database, shop, point);
  await a.settings({ company: belgianCompany });
  await a.payment('wire', { provider: 'offline', position: 4 });
  const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 1000 });
  const calls = callsOf(api, pool, a.ids);

  /** A paid order of a company, by its number and the id of its invoice. */
  async function sold(customer: object = belgian) {
    const session = await shop.cart([{ product_id: table, quantity: 1 }], customer);
    await shop.method(session, 'wire');
    const { body } = await shop.order(session);
    const { rows } = await pool.query('select number from orders where token = $1', [body.order.session]);
    const number = rows[0].number as string;
    await calls.pay(number);
    return { number, id: (await calls.documents(number))[0]?.id ?? '' };
  }
  const { state, url } = point;
  const connect = connector(database, a.websiteId, point);
  const job = jobOf(database, a.websiteId, point);
  return { shop, a, b, api, pool, state, url, connect, sold, ...job, ...calls };
}

function startPeople(
  database: TestDatabase,
  { a, b, payments }: Awaited<ReturnType<typeof orderFixture>>,
  { url, peppol }: Point,
) {
  const { getBuyerInvoice: _buyer, ...invoices } = invoiceHandlers;
  const orders = { ...ownedOrdersHandlers, ...refundHandlersWith(60_000), getToDo: getToDoHandler };
  const ports = {
    payments,
    files: noFiles,
    jobs: { enqueue: async () => {} },
    siteUrl,
    secrets: testSecrets,
    peppol,
    peppolEmulator: () => url,
  };
  const handlers = { ...peppolHandlers, ...invoices, ...orders };
  return startOwnerApi(database, handlers, a.websiteId, b.websiteId, ports);
}

const siteUrl = (host: string) => `http://${host}`;

/** Connects the shop anew, with an empty outbox and a key that the access point never saw. */
function connector({ admin }: TestDatabase, websiteId: string, { url, state }: Point) {
  return async (changes: object = {}) => {
    const account = {
      website_id: websiteId,
      version: 1,
      scheme: '0208',
      participant: '0428759497',
      url,
      legal_entity: 12,
      sealed: await testSecrets.seal(`sleutel-${crypto.randomUUID()}`, peppolOwner(websiteId)),
      hint: 'abcd',
      sending: 'automatic',
      reach: 'belgium',
      ...changes,
    };
    await admin.pool.query('delete from peppol_documents');
    await admin.pool.query('delete from peppol_accounts');
    await admin.global
      .insertInto('peppol_accounts')
      .values(account as never)
      .execute();
    Object.assign(state, { mode: 'normal', sends: 0, running: 0, most: 0 });
  };
}

/** The job of the shop, with what it logged. */
function jobOf({ app, admin }: TestDatabase, websiteId: string, { peppol }: Point) {
  const warnings: string[] = [];
  const warn = (fields: object, message: string) =>
    void warnings.push(`${message} ${JSON.stringify(fields)}`);
  const deps = { db: app, peppol, secrets: testSecrets, siteUrl, log: { warn } };
  const once = () => sendPeppol(deps, websiteId);
  return {
    warnings,
    once,
    /** What a sweep finds after the pauses between tries. */
    async sweep() {
      await admin.pool.query(`update peppol_documents set next_at = now() - interval '1 second'`);
      await once();
    },
  };
}

type Ids = Readonly<{ website_id: string; project_id: string }>;

/** What the people of the shop do with an order, by its number. */
function callsOf(api: TestApi, pool: TestDatabase['admin']['pool'], ids: Ids) {
  const versionOf = async (number: string) =>
    (await pool.query('select version from orders where number = $1', [number])).rows[0].version as number;
  const documents = async (number: string) =>
    (await api.call('listOrderInvoices', { ...ids, number })).body.invoices as Documents;
  return {
    versionOf,
    documents,
    async pay(number: string) {
      const received_on = dutchDayOf(new Date());
      const paid = { ...ids, number, version: await versionOf(number), received_on };
      const reply = await api.call('markOrderPaid', paid);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    },
    /** What became of the first document of an order. */
    seen: async (number: string) => (await documents(number))[0]?.peppol,
    send: async (number: string, changes: object = {}) => {
      const [first] = await documents(number);
      const { scheme, participant } = first?.peppol ?? {};
      const seen = { number, version: await versionOf(number), id: first?.id ?? '' };
      return api.call('sendPeppolInvoice', { ...ids, ...seen, scheme, participant, ...changes });
    },
    actions: async (number: string) => {
      const { events } = (await api.call('getOrderTimeline', { ...ids, number })).body;
      return events
        .map(({ action = '' }: { action?: string }) => action)
        .filter((action: string) => action.startsWith('peppol_')) as string[];
    },
  };
}
