import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import type { EndpointServerOptions } from '../calls/create-endpoint-server.ts';
import type { Job } from '../ports/job-queue.ts';
import { findEmulated, scriptEmulated } from '../ports/payment/emulator/emulator-payments.ts';
import { paymentEmulator } from '../ports/payment/emulator/payment-emulator.ts';
import { EMULATOR_PREFIX, openPayments, type Payments } from '../ports/payment/payments.ts';
import { readPaymentSettings } from '../ports/payment/payment-settings.ts';
import type { ViesPort } from '../ports/vies/vies-port.ts';
import { paymentWebhook } from '../payments/payment-webhook.ts';
import type { TestDatabase } from './create-test-database.ts';
import { type ShopFixture, shopFixture } from './shop-fixture.ts';
import { startTestApi } from './start-test-api.ts';
import { createOrderHandler } from '../orders/create-order.handler.ts';
import { createTransactionHandler } from '../orders/create-transaction.handler.ts';
import { getOrderHandler } from '../orders/get-order.handler.ts';
import { addToCartHandler } from '../shoppingcart/add-to-cart.handler.ts';
import { createCartHandler } from '../shoppingcart/create-cart.handler.ts';
import { setPaymentMethodHandler } from '../shoppingcart/set-payment-method.handler.ts';
import { setUserDetailsHandler } from '../shoppingcart/set-user-details.handler.ts';

/** A private person in the Netherlands, complete enough to order. */
export const jan = {
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_email: 'Jan@Voorbeeld.nl',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
};

const generous = { limit: 100_000, seconds: 1 };
const noLimits = Object.fromEntries(
  ['cart_writes', 'create_order_minute', 'create_order_hour', 'create_order_cart', 'create_transaction'].map(
    (name) => [
      name,
      {
        ...generous,
        per: name === 'create_order_cart' ? 'cart' : name === 'create_transaction' ? 'order' : 'address',
      },
    ],
  ),
);

/** The calls of a purchase; a test names what else it calls. */
const purchaseHandlers = {
  createCart: createCartHandler,
  addToCart: addToCartHandler,
  setUserDetails: setUserDetailsHandler,
  setPaymentMethod: setPaymentMethodHandler,
  createOrder: createOrderHandler,
  createTransaction: createTransactionHandler,
  getOrder: getOrderHandler,
};

/** Two shops with their calls, and a payment provider with its pay page and reports over real HTTP. */
export async function orderFixture(
  database: TestDatabase,
  options: Partial<EndpointServerOptions> & { vies?: ViesPort; wrap?: (payments: Payments) => Payments } = {},
) {
  const shops = await Promise.all(
    ['a.test', 'b.test'].map(async (host) => shopFixture(database, await database.createWebsite({ host }))),
  );
  const [a, b] = shops as [ShopFixture, ShopFixture];
  for (const shop of shops) {
    await shop.settings({ company: { name: 'Houtwerk', kvk: '12345678', vat_number: 'NL004495445B01' } });
    await shop.payment('ideal', { position: 1 });
    await shop.payment('pay_on_pickup', { provider: 'offline', position: 2 });
  }
  const jobs: Job[] = [];
  const queue = { enqueue: async (job: Job) => void jobs.push(job) };
  const now = options.now ?? (() => new Date());
  const provider = Fastify();
  let url = '';
  const opened = openPayments({ db: database.app, settings: readPaymentSettings({}), ownUrl: () => url });
  const payments = options.wrap?.(opened) ?? opened;
  await provider.register(paymentEmulator, { prefix: EMULATOR_PREFIX, db: database.app });
  await provider.register(paymentWebhook, { db: database.app, payments, jobs: queue, now });
  url = await provider.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => provider.close());
  const unavailable = { status: 'unavailable' as const, errorCode: 'X', consultationNumber: '', reply: {} };
  const vies = options.vies ?? { check: async () => unavailable };
  const ports = {
    payments,
    vies,
    jobs: queue,
    siteUrl: (host: string) => `http://${host}`,
    dashboardUrl: () => 'http://beheer.test',
  };
  const api = await startTestApi(database, ports, {
    rateLimits: noLimits,
    ...options,
    handlers: { ...purchaseHandlers, ...options.handlers },
  });

  /** A cart with lines and a customer, ready to be ordered. */
  const cart = async (
    lines: { product_id: string; quantity?: number; type?: string }[],
    details: object = jan,
  ) => {
    const made = await api.call('createCart', a.ids);
    const session = made.body.shoppingcart.session as string;
    for (const line of lines) {
      const body = {
        ...a.ids,
        shoppingcart_session: session,
        type: 'checkout',
        quantity: 1,
        options: {},
        ...line,
      };
      const reply = await api.call('addToCart', body);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    }
    await api.call('setUserDetails', { ...a.ids, shoppingcart_session: session, ...details });
    return session;
  };
  const method = (session: string, payment_method = 'ideal') =>
    api.call('setPaymentMethod', { ...a.ids, shoppingcart_session: session, payment_method });
  const order = (shoppingcart_session: string, agreement = '1') =>
    api.call('createOrder', { ...a.ids, shoppingcart_session, agreement });
  const get = (order_session: string, email = 'jan@voorbeeld.nl', address?: string) =>
    api.call('getOrder', { ...a.ids, order_session, email }, { address });
  const pay = (order_session: string, payment_method = 'ideal') =>
    api.call('createTransaction', { ...a.ids, order_session, payment_method });

  /** An order to be paid online, with its pay page. */
  const placed = async (lines: Parameters<typeof cart>[0]) => {
    const session = await cart(lines);
    await method(session);
    const { body } = await order(session);
    return { token: body.order.session as string, url: body.payment.url as string, cart: session };
  };
  /** Chooses an outcome on a pay page. */
  const choose = (payUrl: string, status: string) =>
    fetch(payUrl.replace(/^https?:\/\/[^/]+/, url), {
      method: 'POST',
      body: new URLSearchParams({ status }),
      redirect: 'manual',
    });
  const pspIdOf = (payUrl: string) => payUrl.split('/').at(-1) ?? '';
  /** What the provider will answer next. */
  const script = (payUrl: string, timeline: Parameters<typeof scriptEmulated>[3]) =>
    withWebsite(database.app, a.websiteId, (tx) =>
      scriptEmulated(tx, a.websiteId, pspIdOf(payUrl), timeline),
    );
  const emulated = (payUrl: string) =>
    withWebsite(database.app, a.websiteId, (tx) => findEmulated(tx, a.websiteId, pspIdOf(payUrl)));
  const stockOf = (product_id: string) =>
    database.admin.global
      .selectFrom('stock')
      .select(['on_hand', 'reserved'])
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
  return {
    a,
    b,
    api,
    jobs,
    payments,
    url,
    cart,
    method,
    order,
    get,
    pay,
    placed,
    choose,
    pspIdOf,
    script,
    emulated,
    stockOf,
  };
}
