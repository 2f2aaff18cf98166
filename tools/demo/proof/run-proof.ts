import {
  acceptQuote,
  addToCart,
  createCart,
  createOrder,
  getCart,
  getOrderActions,
  getOwnedQuote,
  listRefunds,
  markOrderPaid,
  refundOrder,
  saveOffer,
  sendOffer,
  sendOrder,
  setDiscountCode,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
} from '@etalage/api-contract';
import type { Replay } from '@etalage/api/replay';
import { type AskedRefund, refundable, type RefundRemainder, shownOf } from '@etalage/shop-domain';
import { customer as customerSchema, offerContent } from '@etalage/shop-domain/schema';
import { dutchDayOf } from '@etalage/texts/format';
import { z } from 'zod';
import type { Planned, RefundKind } from './plan-proof.ts';
import { buyers } from './proof-shops.ts';

/** A purchase as it was made. */
export interface Made {
  readonly number: string;
  readonly token: string;
}

export interface ProofRun {
  readonly replays: Readonly<Record<string, Replay>>;
  readonly made: Map<string, Made>;
}

interface Step {
  readonly at: number;
  readonly happen: (run: ProofRun) => Promise<void>;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Days until what is paid afterwards is paid; what comes back before it is taken off. All of it comes back after it. */
const PAID_LATER = { most: 8, beforeAll: 3 };

/** Makes all purchases with what follows of each, in the order in which they happened. */
export async function runProof(run: ProofRun, plan: readonly Planned[]): Promise<void> {
  const steps = plan.flatMap(stepsOf).toSorted((one, other) => one.at - other.at);
  for (const { happen } of steps) await happen(run);
}

function stepsOf(planned: Planned): Step[] {
  const step = (after: number, happen: (run: ProofRun, moment: Date) => Promise<void>): Step => {
    const at = planned.at.getTime() + after;
    return {
      at,
      async happen(run) {
        replayOf(run, planned).at(new Date(at));
        await happen(run, new Date(at));
      },
    };
  };
  const paidAfter = planned.isQuote ? 2 * DAY : 0;
  const steps = planned.isQuote
    ? [
        step(0, (run) => buy(run, planned)),
        step(DAY, (run, moment) => offer(run, planned, moment)),
        step(paidAfter, (run) => accept(run, planned)),
      ]
    : [step(0, (run) => buy(run, planned))];
  const isLater = planned.method === 'pay_later';
  if (isLater) steps.push(step(DAY, (run) => sendAll(run, planned)));
  if (planned.method !== 'ideal' && planned.payment === 'paid')
    steps.push(
      step(paidAfter + daysUntilPaid(planned) * DAY, (run, moment) => receive(run, planned, moment)),
    );
  for (const { kind, days } of planned.refunds)
    if (planned.payment === 'paid' || (isLater && kind !== 'rest'))
      steps.push(step(paidAfter + days * DAY, (run) => payBack(run, planned, kind)));
  return steps;
}

function daysUntilPaid({ method, refunds }: Planned): number {
  if (method !== 'pay_later') return 1;
  return refunds[0]?.kind === 'rest' ? PAID_LATER.beforeAll : PAID_LATER.most;
}

const replayOf = ({ replays }: ProofRun, { shop }: Planned): Replay => {
  const replay = replays[shop];
  if (!replay) throw new Error(`no shop ${shop}`);
  return replay;
};

function madeOf({ made }: ProofRun, { key }: Planned): Made {
  const found = made.get(key);
  if (!found) throw new Error(`${key} was not made`);
  return found;
}

/** Orders, and pays at once unless it is by transfer; or asks for a quote. */
async function buy(run: ProofRun, planned: Planned): Promise<void> {
  const { ask, choose } = replayOf(run, planned);
  const { shoppingcart } = await ask(createCart, {});
  const inCart = { shoppingcart_session: shoppingcart.session };
  const type = planned.isQuote ? ('quote' as const) : ('checkout' as const);
  for (const { product, quantity } of planned.lines)
    await ask(addToCart, { ...inCart, type, product_id: product, quantity, options: {} });
  await ask(setUserDetails, { ...inCart, ...buyers[planned.buyer] });
  if (!planned.isQuote) {
    if (planned.code !== '') await ask(setDiscountCode, { ...inCart, discount_code: planned.code });
    await ask(setShippingMethod, { ...inCart, shipping_method: 'pakket' });
    await ask(setPaymentMethod, { ...inCart, payment_method: planned.method });
  }
  const shown = shownOf(await ask(getCart, inCart));
  const { order, payment } = await ask(createOrder, { ...inCart, agreement: '1', shown });
  run.made.set(planned.key, { number: order.number, token: order.session });
  if (payment.url !== '') await choose(payment.url, planned.payment);
}

/** Prices what was asked for, with delivery and perhaps a discount, and sends it. */
async function offer(run: ProofRun, planned: Planned, moment: Date): Promise<void> {
  const { ask } = replayOf(run, planned);
  const { number } = madeOf(run, planned);
  const { quote, customer, start } = await ask(getOwnedQuote, { number });
  const content = {
    ...start,
    valid_until: dutchDayOf(new Date(moment.getTime() + 30 * DAY)),
    discount: { kind: 'percentage' as const, value: planned.discount },
    shipping: { title: 'Bezorgen', amount: 4_995 },
    message: '',
  };
  const { version } = await ask(saveOffer, {
    number,
    version: quote.version,
    customer: z.encode(customerSchema, customer),
    offer: z.encode(offerContent, content),
  });
  await ask(sendOffer, { number, version });
}

/** The buyer accepts; the order takes the place of the quote. */
async function accept(run: ProofRun, planned: Planned): Promise<void> {
  const { ask, choose } = replayOf(run, planned);
  const { order, payment } = await ask(acceptQuote, {
    quote_session: madeOf(run, planned).token,
    email: buyers[planned.buyer].invoice_email,
    offer: 1,
    name: 'Jan de Vries',
    agreement: '1',
    payment_method: planned.method,
  });
  run.made.set(planned.key, { number: order.number, token: order.session });
  if (payment.url !== '') await choose(payment.url, planned.payment);
}

/** Sends all of an order, which begins the term of what is paid afterwards. */
async function sendAll(run: ProofRun, planned: Planned): Promise<void> {
  const { ask } = replayOf(run, planned);
  const { number } = madeOf(run, planned);
  const { version } = await ask(getOrderActions, { number });
  const lines = planned.lines.map(({ quantity }, index) => ({ position: index + 1, quantity }));
  const shipment = { carrier: 'postnl' as const, carrier_name: '', track_code: '', track_url: '', lines };
  await ask(sendOrder, { number, version, id: `verzonden-${planned.key}`, shipment, mail: false });
}

/** Enters that the money was received that came without a provider. */
async function receive(run: ProofRun, planned: Planned, moment: Date): Promise<void> {
  const { ask } = replayOf(run, planned);
  const { number } = madeOf(run, planned);
  const { version } = await ask(getOrderActions, { number });
  await ask(markOrderPaid, { number, version, received_on: dutchDayOf(moment) });
}

async function payBack(run: ProofRun, planned: Planned, kind: RefundKind): Promise<void> {
  const { ask } = replayOf(run, planned);
  const { number } = madeOf(run, planned);
  const { version, remainder, refunds } = await ask(listRefunds, { number });
  // One piece was all there was.
  if (refundable(remainder) === 0) return;
  const id = `terug-${planned.key}-${refunds.length}`;
  const refund = askedOf(kind, remainder, refunds.length === 0);
  await ask(refundOrder, { number, version, id, refund, double: '', restock: [], reason: '' });
}

/** What is asked for, as a refund that is possible: an amount before it may have left less in a VAT group than a line cost. */
function askedOf(kind: RefundKind, remainder: RefundRemainder, isFirst: boolean): AskedRefund {
  const { lines, shipping, rates } = remainder;
  const left = refundable(remainder);
  if (kind === 'amount') return { lines: [], shipping: 0, free: Math.min(137, left) };
  if (kind === 'rest' && !isFirst) return { lines: [], shipping: 0, free: left };
  if (kind === 'rest')
    return {
      lines: lines.map(({ id, pieces }) => ({ id, pieces })),
      shipping: shipping.reduce((sum, { amount }) => sum + amount, 0),
      free: 0,
    };
  const whole = lines.find(
    ({ vat, amount, pieces }) =>
      pieces > 0 && amount > 0 && amount <= (rates.find((rate) => rate.vat === vat)?.gross ?? 0),
  );
  if (!whole) return { lines: [], shipping: 0, free: Math.min(100, left) };
  return { lines: [{ id: whole.id, pieces: 1 }], shipping: 0, free: 0 };
}
