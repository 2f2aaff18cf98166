import { fsyncSync, openSync, writeSync } from 'node:fs';
import {
  addToCart,
  createCart,
  createOrder,
  getCart,
  listRefunds,
  refundOrder,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
} from '@etalage/api-contract';
import { shownOf } from '@etalage/shop-domain';
import { newId } from '../../db/new-id.ts';
import { openProgramDatabase } from '../../db/open-program-database.ts';
import { openReplay, RefusedCall } from '../../replay/open-replay.ts';
import { BUSY_SHOP, PRODUCT } from '../busy-shop.ts';

// Arguments: DATA_DIR, log file. Four buyers order and pay, and half of them get a part back. What was acknowledged is
// written to the log and flushed to disk. Runs until it is killed.
const [dataDir = '', logFile = ''] = process.argv.slice(2);
const { db } = await openProgramDatabase({ dataDir, databaseUrl: undefined, onConnectionLost: () => {} });
const { ask, choose } = await openReplay(db, {
  websiteId: BUSY_SHOP,
  member: {
    id: 'm',
    name: 'Joost',
    email: 'joost@winkel.example',
    websites: [{ id: BUSY_SHOP, role: 'owner' }],
  },
  ports: {
    secrets: { seal: (text: string) => text, open: (text: string) => text },
    siteUrl: (host: string) => `http://${host}`,
    dashboardUrl: () => 'http://beheer.test',
  } as never,
  origin: 'http://druk.test',
  log: { warn: () => {}, error: (fields: object) => console.error(fields) },
});
const log = openSync(logFile, 'a');
console.log('buying');

function acknowledge(what: 'paid' | 'refunded', number: string): void {
  writeSync(log, `${what} ${number}\n`);
  fsyncSync(log);
}

const buyer = {
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_email: 'jan@thuis.example',
  invoice_street: 'Dorpsstraat',
  invoice_number: '1',
  invoice_postcode: '1234 AB',
  invoice_city: 'Utrecht',
  invoice_country: 'NL',
} as const;

/** Returns the number of the order. */
async function buy(): Promise<string> {
  const { shoppingcart } = await ask(createCart, {});
  const cart = { shoppingcart_session: shoppingcart.session };
  await ask(addToCart, { ...cart, type: 'checkout', product_id: PRODUCT, quantity: 2, options: {} });
  await ask(setUserDetails, { ...cart, ...buyer });
  await ask(setShippingMethod, { ...cart, shipping_method: 'pakket' });
  await ask(setPaymentMethod, { ...cart, payment_method: 'ideal' });
  const shown = shownOf(await ask(getCart, cart));
  const { order, payment } = await ask(createOrder, { ...cart, agreement: '1', shown });
  await choose(payment.url, 'paid');
  return order.number;
}

async function payBack(number: string): Promise<void> {
  const { version } = await ask(listRefunds, { number });
  const refund = { lines: [], shipping: 0, free: 137 };
  await ask(refundOrder, { number, version, id: newId(), refund, double: '', restock: [], reason: '' });
}

async function buyOn(): Promise<never> {
  for (let bought = 1; ; bought++) {
    const number = await buy();
    acknowledge('paid', number);
    if (bought % 2 === 0) continue;
    await payBack(number);
    acknowledge('refunded', number);
  }
}

try {
  await Promise.all([buyOn(), buyOn(), buyOn(), buyOn()]);
} catch (error) {
  // What is refused is a failure of the test; a connection that is lost is its purpose.
  if (error instanceof RefusedCall) writeSync(log, `refused ${error.message}\n`);
  process.exit(1);
}
