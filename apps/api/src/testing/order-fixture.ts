import Fastify from 'fastify';
import { afterAll } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import type { EndpointServerOptions } from '../calls/create-endpoint-server.ts';
import type { Job, JobQueue } from '../ports/job-queue.ts';
import { findEmulated, scriptEmulated } from '../ports/payment/emulator/emulator-payments.ts';
import { paymentEmulator } from '../ports/payment/emulator/payment-emulator.ts';
import { EMULATOR_PREFIX, openPayments, type Payments } from '../ports/payment/payments.ts';
import { readPaymentSettings } from '../ports/payment/payment-settings.ts';
import type { ViesPort } from '../ports/vies/vies-port.ts';
import { paymentWebhook } from '../payments/payment-webhook.ts';
import { type NewAccountKey, takeAccountKeys } from './account-keys.ts';
import type { TestDatabase } from './create-test-database.ts';
import { testSecrets } from './test-secrets.ts';
import { type ShopFixture, shopFixture } from './shop-fixture.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';
import { createOrderHandler } from '../orders/create-order.handler.ts';
import { createTransactionHandler } from '../orders/create-transaction.handler.ts';
import { getOrderHandler } from '../orders/get-order.handler.ts';
import { addToCartHandler } from '../shoppingcart/add-to-cart.handler.ts';
import { getCartHandler } from '../shoppingcart/get-cart.handler.ts';
import { NOTHING_SHOWN, shownOf } from '@etalage/shop-domain';
import { cart as cartSchema, type ShownPurchase } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { createCartHandler } from '../shoppingcart/create-cart.handler.ts';
import { setPaymentMethodHandler } from '../shoppingcart/set-payment-method.handler.ts';
import { setUserDetailsHandler } from '../shoppingcart/set-user-details.handler.ts';

/** A private person in the Netherlands with all fields that an order requires. */
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

/** A German company with a well-formed VAT number, as a customer. */
export const german = {
  ...jan,
  invoice_is_company: '1',
  invoice_company: 'Holz GmbH',
  invoice_tax_number: 'DE136695976',
  invoice_country: 'DE',
  invoice_postcode: '10115',
};

const HIGH_LIMIT = { limit: 100_000, seconds: 1 };
/** Rate limits that no test reaches. */
const HIGH_LIMITS = {
  cart_writes: { ...HIGH_LIMIT, per: 'address' },
  create_order_tries: { ...HIGH_LIMIT, per: 'address' },
  create_order_minute: { ...HIGH_LIMIT, per: 'address' },
  create_order_hour: { ...HIGH_LIMIT, per: 'address' },
  create_transaction: { ...HIGH_LIMIT, per: 'order' },
} as const;

/** The handlers of a purchase; a test adds handlers of other calls. */
const purchaseHandlers = {
  createCart: createCartHandler,
  addToCart: addToCartHandler,
  getCart: getCartHandler,
  setUserDetails: setUserDetailsHandler,
  setPaymentMethod: setPaymentMethodHandler,
  createOrder: createOrderHandler,
  createTransaction: createTransactionHandler,
  getOrder: getOrderHandler,
};

interface OrderFixtureOptions extends Partial<EndpointServerOptions> {
  readonly vies?: ViesPort;
  /** Wraps the payment provider, for example to make it fail. */
  readonly wrap?: (payments: Payments) => Payments;
}

/** Two shops with their calls, and a payment provider with its pay page and webhook over real HTTP. */
export async function orderFixture(database: TestDatabase, options: OrderFixtureOptions = {}) {
  const [a, b] = await createShops(database);
  const jobs: Job[] = [];
  const queue = { enqueue: async (job: Job) => void jobs.push(job) };
  const { payments, url, newAccountKey } = await startPaymentProvider(database, queue, options);
  const unavailable = { status: 'unavailable' as const, errorCode: 'X', consultationNumber: '', reply: {} };
  const ports = {
    payments,
    secrets: testSecrets,
    vies: options.vies ?? { check: async () => unavailable },
    jobs: queue,
    siteUrl: (host: string) => `http://${host}`,
    dashboardUrl: () => 'http://beheer.test',
  };
  const api = await startTestApi(database, ports, {
    rateLimits: HIGH_LIMITS,
    ...options,
    handlers: { ...purchaseHandlers, ...options.handlers },
  });
  return {
    a,
    b,
    api,
    jobs,
    payments,
    url,
    newAccountKey,
    ...purchaseCalls(api, a),
    ...providerCalls(database, a, url),
    stockOf: (product_id: string) =>
      database.admin.global
        .selectFrom('stock')
        .select(['on_hand', 'reserved'])
        .where('product_id', '=', product_id)
        .executeTakeFirstOrThrow(),
  };
}

/** Two shops with a company and two payment methods. */
async function createShops(database: TestDatabase): Promise<[ShopFixture, ShopFixture]> {
  const create = async (host: string) => {
    const shop = shopFixture(database, await database.createWebsite({ host }));
    await shop.settings({ company: { name: 'Houtwerk', kvk: '12345678', vat_number: 'NL004495445B01' } });
    await shop.payment('ideal', { position: 1 });
    await shop.payment('pay_on_pickup', { provider: 'offline', position: 2 });
    return shop;
  };
  return [await create('a.test'), await create('b.test')];
}

/** The payment emulator on a port of its own; it is closed after the file's last test. */
async function startPaymentProvider(
  database: TestDatabase,
  jobs: JobQueue,
  { wrap, now = () => new Date() }: OrderFixtureOptions,
): Promise<{ payments: Payments; url: string; newAccountKey: NewAccountKey }> {
  const own = { url: '' };
  const opened = openPayments({
    db: database.app,
    settings: readPaymentSettings({}),
    secrets: testSecrets,
    ownUrl: () => own.url,
    apiUrl: () => own.url + EMULATOR_PREFIX,
  });
  const payments = wrap?.(opened) ?? opened;
  const provider = Fastify();
  const newAccountKey = takeAccountKeys(provider, database.app);
  await provider.register(paymentEmulator, { prefix: EMULATOR_PREFIX, db: database.app });
  await provider.register(paymentWebhook, { db: database.app, payments, jobs, now });
  own.url = await provider.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => provider.close());
  return { payments, url: own.url, newAccountKey };
}

/** The calls of a purchase in one shop. */
function purchaseCalls(api: TestApi, { ids }: ShopFixture) {
  /** A cart with lines and a customer, ready to be ordered; returns its session. */
  const cart = async (
    lines: { product_id: string; quantity?: number; type?: string; options?: object }[],
    details: object = jan,
  ) => {
    const made = await api.call('createCart', ids);
    const session = made.body.shoppingcart.session as string;
    for (const line of lines) {
      const body = {
        ...ids,
        shoppingcart_session: session,
        type: 'checkout',
        quantity: 1,
        options: {},
        ...line,
      };
      const reply = await api.call('addToCart', body);
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
    }
    await api.call('setUserDetails', { ...ids, shoppingcart_session: session, ...details });
    return session;
  };
  const method = (session: string, payment_method = 'ideal') =>
    api.call('setPaymentMethod', { ...ids, shoppingcart_session: session, payment_method });
  /** What a checkout that is opened now shows; nothing if the cart cannot be read. */
  const shown = async (shoppingcart_session: string): Promise<ShownPurchase> => {
    const { status, body } = await api.call('getCart', { ...ids, shoppingcart_session });
    return status === 200 ? shownOf(z.decode(cartSchema, body as never)) : NOTHING_SHOWN;
  };
  /** Presses the order button of a checkout that shows this. */
  const press = (shoppingcart_session: string, seen: ShownPurchase, agreement = '1') =>
    api.call('createOrder', { ...ids, shoppingcart_session, agreement, shown: seen });
  /** Opens the checkout and presses its order button. */
  const order = async (session: string, agreement = '1') => press(session, await shown(session), agreement);
  return {
    cart,
    method,
    shown,
    press,
    order,
    get: (order_session: string, email = 'jan@voorbeeld.nl', address?: string) =>
      api.call('getOrder', { ...ids, order_session, email }, { address }),
    pay: (order_session: string, payment_method = 'ideal') =>
      api.call('createTransaction', { ...ids, order_session, payment_method }),
    /** An order with online payment, and its pay page. */
    placed: async (lines: Parameters<typeof cart>[0]) => {
      const session = await cart(lines);
      await method(session);
      const { body } = await order(session);
      return { token: body.order.session as string, url: body.payment.url as string, cart: session };
    },
  };
}

/** What a customer and the provider do with a payment, by the address of its pay page. */
function providerCalls({ app }: TestDatabase, { websiteId }: ShopFixture, url: string) {
  const pspIdOf = (payUrl: string) => payUrl.split('/').at(-1) ?? '';
  return {
    pspIdOf,
    /** Chooses an outcome on a pay page. */
    choose: (payUrl: string, status: string) =>
      fetch(payUrl.replace(/^https?:\/\/[^/]+/, url), {
        method: 'POST',
        body: new URLSearchParams({ status }),
        redirect: 'manual',
      }),
    /** Sets what the provider will return next. */
    script: (payUrl: string, timeline: Parameters<typeof scriptEmulated>[3]) =>
      withWebsite(app, websiteId, (tx) => scriptEmulated(tx, websiteId, pspIdOf(payUrl), timeline)),
    emulated: (payUrl: string) =>
      withWebsite(app, websiteId, (tx) => findEmulated(tx, websiteId, pspIdOf(payUrl))),
  };
}
