import type { PaymentStatus } from '../schema/order.schema.ts';

/**
 * One message of a provider about one payment attempt, or what a member entered. Amounts are cents, cumulative from the
 * start of the attempt. `withdrawn`: a member entered the payment by mistake, so the attempt counts as if it was never made.
 */
export interface PaymentEvent {
  attempt: string;
  status: PaymentStatus | 'withdrawn';
  /** Amount of the attempt, whether it was paid or not. */
  amount: number;
  refunded?: number;
  charged_back?: number;
}

export interface PaymentAttempt {
  status: PaymentStatus;
  amount: number;
  refunded: number;
  chargedBack: number;
}

/** The payment state of an order over all its attempts. */
export interface DerivedPayment {
  status: PaymentStatus;
  /** Cents received, before refunds and chargebacks. */
  paid: number;
  refunded: number;
  chargedBack: number;
  /** Cents received that did not go back in any way. */
  held: number;
  /** More than one attempt still holds money of the customer, and together more than was asked: one must be refunded. */
  isPaidTwice: boolean;
  attempts: Record<string, PaymentAttempt>;
}

/**
 * Precedence within one attempt that was reported in several states. An authorisation is not definitive: it lapses when
 * it is not captured, and is then reported as canceled, failed or expired. Facts about money come last.
 */
const weightInAttempt: readonly PaymentStatus[] = [
  '',
  'open',
  'pending',
  'authorized',
  'canceled',
  'failed',
  'expired',
  'paid',
  'partially_refunded',
  'refunded',
  'charged_back',
];

/** Precedence between attempts: money received first, then money given back, then what may still be paid. */
const weightInOrder: readonly PaymentStatus[] = [
  '',
  'canceled',
  'failed',
  'expired',
  'open',
  'pending',
  'authorized',
  'refunded',
  'charged_back',
  'partially_refunded',
  'paid',
];

const received: ReadonlySet<PaymentStatus> = new Set([
  'paid',
  'partially_refunded',
  'refunded',
  'charged_back',
]);

/**
 * The payment state that follows from a set of events, whatever their order and however often each arrived. A late
 * message about one attempt never moves an order back: within an attempt only states of higher precedence count,
 * between attempts the best one does.
 */
export function derivePayment(events: readonly PaymentEvent[]): DerivedPayment {
  const attempts = new Map<string, Facts>();
  for (const event of standing(events))
    attempts.set(event.attempt, merge(attempts.get(event.attempt), event));
  const states = [...attempts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, attempt]) => [id, settle(attempt)] as const);
  const all = states.map(([, attempt]) => attempt);
  const withMoney = all.filter(({ status }) => received.has(status));
  const holding = withMoney.filter((attempt) => heldBy(attempt) > 0);
  return {
    status: isShort(withMoney)
      ? 'charged_back'
      : heaviest(
          weightInOrder,
          all.map(({ status }) => status),
        ),
    held: holding.reduce((total, attempt) => total + heldBy(attempt), 0),
    paid: sum(withMoney, 'amount'),
    refunded: sum(withMoney, 'refunded'),
    chargedBack: sum(withMoney, 'chargedBack'),
    isPaidTwice: holding.length > 1 && keptOf(withMoney) > mostAsked(withMoney),
    attempts: Object.fromEntries(states),
  };
}

type StandingEvent = PaymentEvent & { status: PaymentStatus };

/** The events of attempts that were not withdrawn. */
function standing(events: readonly PaymentEvent[]): StandingEvent[] {
  const withdrawn = new Set(
    events.filter(({ status }) => status === 'withdrawn').map(({ attempt }) => attempt),
  );
  return events.filter((event): event is StandingEvent => !withdrawn.has(event.attempt));
}

/** The known facts about one attempt; every field only ever grows. */
interface Facts extends PaymentAttempt {
  /** Reported as refunded or charged back without an amount: all of it. */
  isAllRefunded: boolean;
  isAllChargedBack: boolean;
}

const nothing: Facts = {
  status: '',
  amount: 0,
  refunded: 0,
  chargedBack: 0,
  isAllRefunded: false,
  isAllChargedBack: false,
};

function merge(before: Facts = nothing, event: StandingEvent): Facts {
  return {
    status: heaviest(weightInAttempt, [before.status, event.status]),
    amount: Math.max(before.amount, event.amount),
    refunded: Math.max(before.refunded, event.refunded ?? 0),
    chargedBack: Math.max(before.chargedBack, event.charged_back ?? 0),
    isAllRefunded: before.isAllRefunded || (event.status === 'refunded' && !event.refunded),
    isAllChargedBack: before.isAllChargedBack || (event.status === 'charged_back' && !event.charged_back),
  };
}

/** An attempt derived from its facts: once money was received, the amounts given back decide its status. */
function settle({ isAllRefunded, isAllChargedBack, ...facts }: Facts): PaymentAttempt {
  if (!received.has(facts.status)) return facts;
  const refunded = isAllRefunded ? Math.max(facts.refunded, facts.amount) : facts.refunded;
  const chargedBack = isAllChargedBack ? Math.max(facts.chargedBack, facts.amount) : facts.chargedBack;
  const attempt = { ...facts, refunded, chargedBack };
  return { ...attempt, status: statusOfMoney(attempt) };
}

/** What the bank took back is owed again, also if it is a part: the shop decided nothing, as it does of a refund. */
function statusOfMoney(attempt: PaymentAttempt): PaymentStatus {
  if (attempt.chargedBack > 0) return 'charged_back';
  if (attempt.refunded === 0) return attempt.status;
  return heldBy(attempt) > 0 ? 'partially_refunded' : 'refunded';
}

/** Whether the bank took back what no other payment made up for. A later attempt asks for no more than what is owed then. */
function isShort(received: readonly PaymentAttempt[]): boolean {
  const isTouched = received.some(({ chargedBack }) => chargedBack > 0);
  return isTouched && keptOf(received) < mostAsked(received);
}

/** What customers paid and no bank took back; what the shop refunded was paid. */
function keptOf(received: readonly PaymentAttempt[]): number {
  return received.reduce((total, { amount, refunded, chargedBack }) => {
    return total + amount - Math.min(chargedBack, Math.max(0, amount - refunded));
  }, 0);
}

/** What the whole order cost: the largest amount that was asked. */
function mostAsked(received: readonly PaymentAttempt[]): number {
  return Math.max(0, ...received.map(({ amount }) => amount));
}

/** Cents of a received payment that were not given back. */
function heldBy({ amount, refunded, chargedBack }: PaymentAttempt): number {
  return amount - refunded - chargedBack;
}

function heaviest(weights: readonly PaymentStatus[], statuses: readonly PaymentStatus[]): PaymentStatus {
  return weights[Math.max(0, ...statuses.map((status) => weights.indexOf(status)))] ?? '';
}

function sum(attempts: readonly PaymentAttempt[], field: 'amount' | 'refunded' | 'chargedBack'): number {
  return attempts.reduce((total, attempt) => total + attempt[field], 0);
}
