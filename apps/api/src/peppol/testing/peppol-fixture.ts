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
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { german, orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
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

/** A shop in Belgium that is connected to the emulated access point, and the calls of its people. */
export async function peppolFixture(database: TestDatabase) {
  const state = { mode: 'normal' as 'normal' | 'slow' | 'down', sends: 0, running: 0, most: 0 };
  const { url, point } = await startEmulator({ mode: () => state.mode });
  const peppol: typeof point = {
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
  const shop = await orderFixture(database);
  const { a, b } = shop;
  const { pool } = database.admin;
  const { getBuyerInvoice: _buyer, ...invoices } = invoiceHandlers;
  const orders = { ...ownedOrdersHandlers, ...refundHandlersWith(60_000), getToDo: getToDoHandler };
  const ports = {
    payments: shop.payments,
    files: noFiles,
    jobs: { enqueue: async () => {} },
    siteUrl: (host: string) => `http://${host}`,
    secrets: testSecrets,
    peppol,
    peppolEmulator: () => url,
  };
  const handlers = { ...peppolHandlers, ...invoices, ...orders };
  const api = await startOwnerApi(database, handlers, a.websiteId, b.websiteId, ports);
  await a.settings({ company: belgianCompany });
  await a.payment('wire', { provider: 'offline', position: 4 });
  const table = await a.product({ title: 'Tafel', price_cents: 12_100, stock: 1000 });

  async function connect(changes: object = {}) {
    const account = {
      website_id: a.websiteId,
      version: 1,
      scheme: '0208',
      participant: '0428759497',
      url,
      legal_entity: 12,
      sealed: await testSecrets.seal(`sleutel-${crypto.randomUUID()}`, peppolOwner(a.websiteId)),
      hint: 'abcd',
      sending: 'automatic',
      reach: 'belgium',
      ...changes,
    };
    await pool.query('delete from peppol_documents');
    await pool.query('delete from peppol_accounts');
    await database.admin.global
      .insertInto('peppol_accounts')
      .values(account as never)
      .execute();
    Object.assign(state, { mode: 'normal', sends: 0, running: 0, most: 0 });
  }
  const warnings: string[] = [];
  const deps = {
    db: database.app,
    peppol,
    secrets: testSecrets,
    siteUrl: ports.siteUrl,
    log: {
      warn: (fields: object, message: string) => void warnings.push(`${message} ${JSON.stringify(fields)}`),
    },
  };
  /** What a sweep finds after the pauses between tries. */
  async function sweep() {
    await pool.query(`update peppol_documents set next_at = now() - interval '1 second'`);
    await sendPeppol(deps, a.websiteId);
  }
  const documents = async (number: string) =>
    (await api.call('listOrderInvoices', { ...a.ids, number })).body.invoices as Documents;
  const versionOf = async (number: string) =>
    (await pool.query('select version from orders where number = $1', [number])).rows[0].version as number;
  /** A paid order of a company, by its number and the id of its invoice. */
  async function sold(customer: object = belgian) {
    const session = await shop.cart([{ product_id: table, quantity: 1 }], customer);
    await shop.method(session, 'wire');
    const { body } = await shop.order(session);
    const { rows } = await pool.query('select number from orders where token = $1', [body.order.session]);
    const number = rows[0].number as string;
    const paid = { ...a.ids, number, version: await versionOf(number), received_on: dutchDayOf(new Date()) };
    const reply = await api.call('markOrderPaid', paid);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    return { number, id: (await documents(number))[0]?.id ?? '' };
  }
  return {
    shop,
    a,
    b,
    api,
    pool,
    state,
    url,
    warnings,
    connect,
    sweep,
    sold,
    documents,
    versionOf,
    once: () => sendPeppol(deps, a.websiteId),
    /** What became of the first document of an order. */
    seen: async (number: string) => (await documents(number))[0]?.peppol,
    send: async (number: string, changes: object = {}) => {
      const [first] = await documents(number);
      const { id = '', peppol: shown } = first ?? {};
      const receiver = { scheme: shown?.scheme, participant: shown?.participant };
      return api.call('sendPeppolInvoice', {
        ...a.ids,
        number,
        version: await versionOf(number),
        id,
        ...receiver,
        ...changes,
      });
    },
    actions: async (number: string) => {
      const { events } = (await api.call('getOrderTimeline', { ...a.ids, number })).body;
      return events
        .map(({ action = '' }: { action?: string }) => action)
        .filter((action: string) => action.startsWith('peppol_')) as string[];
    },
  };
}
