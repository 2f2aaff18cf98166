import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../schema/order.schema.ts';
import { derivePayment, type PaymentEvent } from './derive-payment.ts';
import { canPayWith } from './can-pay-with.ts';
import { isBrokenOff } from './is-broken-off.ts';
import { takenBack } from './taken-back.ts';
import { isPaymentSettled, paymentView } from './payment-view.ts';

const event = (
  attempt: string,
  status: PaymentStatus,
  changes: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  attempt,
  status,
  amount: 1_000,
  ...changes,
});

describe('paymentView', () => {
  it('ORD-17 an unset status is yellow', () => {
    expect(paymentView('', 'ideal')).toEqual({
      kind: 'yellow',
      key: 'webshop_payment_processing',
      showPay: true,
    });
  });

  it('ORD-18 paid is green', () => {
    expect(paymentView('paid', 'ideal')).toEqual({
      kind: 'green',
      key: 'webshop_payment_paid',
      showPay: false,
    });
  });

  it.each([
    ['expired', 'webshop_payment_expired'],
    ['failed', 'webshop_payment_failed'],
    ['canceled', 'webshop_payment_canceled'],
  ])('ORD-19 ORD-21 %s is red with a text of its own and can be paid', (status, key) => {
    for (const method of ['ideal', 'wire', 'pay_on_pickup', ''])
      expect(paymentView(status, method)).toEqual({ kind: 'red', key, showPay: true });
  });

  it.each(['open', 'pending', 'authorized', 'toString', 'something new'])(
    'ORD-20 %s is yellow and can be paid',
    (status) => {
      expect(paymentView(status, 'ideal')).toEqual({
        kind: 'yellow',
        key: 'webshop_payment_processing',
        showPay: true,
      });
    },
  );

  it.each([
    ['refunded', 'webshop_payment_refunded'],
    ['partially_refunded', 'webshop_payment_partially_refunded'],
  ])('ORD-20 %s is neutral', (status, key) => {
    expect(paymentView(status, 'ideal')).toEqual({ kind: 'neutral', key, showPay: false });
  });

  it('what the bank took back is owed again', () => {
    const view = { kind: 'red', key: 'webshop_payment_charged_back', showPay: true };
    expect(paymentView('charged_back', 'ideal')).toEqual(view);
  });

  it.each(['pay_on_pickup', 'wire', ''])(
    'ORD-22 shows paying with method %j whatever the status',
    (method) => {
      for (const status of ['', 'paid', 'expired', 'refunded'])
        expect(paymentView(status, method).showPay).toBe(true);
      expect(paymentView('paid', 'creditcard').showPay).toBe(false);
    },
  );

  it('ORD-16 says when there is nothing more to wait for', () => {
    expect(['paid', 'refunded', 'charged_back'].map(isPaymentSettled)).toEqual([true, true, true]);
    expect(['', 'open', 'pending', 'authorized', 'expired', 'failed'].some(isPaymentSettled)).toBe(false);
  });
});

describe('canPayWith', () => {
  it.each([
    ['pay_on_pickup', 'delivery', false],
    ['pay_on_pickup', 'pickup', true],
    ['pay_on_pickup', 'none', true],
    ['ideal', 'delivery', true],
    ['wire', 'pickup', true],
  ] as const)('%s with %s: %s', (method, handover, isPossible) => {
    expect(canPayWith(method, handover)).toBe(isPossible);
  });
});

describe('derivePayment', () => {
  const statusOf = (...events: PaymentEvent[]) => derivePayment(events).status;

  it('is unset without events', () => {
    expect(derivePayment([])).toEqual({
      status: '',
      paid: 0,
      refunded: 0,
      chargedBack: 0,
      held: 0,
      isPaidTwice: false,
      attempts: {},
    });
  });

  it.each<[string, PaymentEvent[], PaymentStatus]>([
    ['an open attempt', [event('a', 'open')], 'open'],
    ['a late open after paid', [event('a', 'paid'), event('a', 'open')], 'paid'],
    ['expired of an old attempt after a paid one', [event('b', 'paid'), event('a', 'expired')], 'paid'],
    ['a new open attempt after a failed one', [event('a', 'failed'), event('b', 'open')], 'open'],
    ['all attempts failed', [event('a', 'failed'), event('b', 'canceled')], 'failed'],
    ['money that arrived after expiry', [event('a', 'expired'), event('a', 'paid')], 'paid'],
    ['a late paid after a refund', [event('a', 'refunded'), event('a', 'paid')], 'refunded'],
    ['a refund known by its amount', [event('a', 'paid', { refunded: 1_000 })], 'refunded'],
    ['a part refunded', [event('a', 'paid', { refunded: 400 })], 'partially_refunded'],
    [
      'a partial refund that was reported as refunded',
      [event('a', 'refunded', { refunded: 400 })],
      'partially_refunded',
    ],
    ['a chargeback known by its amount', [event('a', 'paid', { charged_back: 1_000 })], 'charged_back'],
    ['a part charged back', [event('a', 'paid', { charged_back: 1 })], 'charged_back'],
    [
      'a part that is reported as charged back',
      [event('a', 'charged_back', { charged_back: 1 })],
      'charged_back',
    ],
    [
      'all of it given back, partly by a chargeback',
      [event('a', 'paid', { refunded: 400, charged_back: 600 })],
      'charged_back',
    ],
    [
      'nearly all of it given back',
      [event('a', 'paid', { refunded: 400, charged_back: 599 })],
      'charged_back',
    ],
    [
      'a part charged back that was paid again',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'paid', { amount: 100 })],
      'paid',
    ],
    [
      'a part charged back while it is paid again',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'open', { amount: 100 })],
      'charged_back',
    ],
    [
      'a part of what was paid again charged back too',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'paid', { amount: 100, charged_back: 40 })],
      'charged_back',
    ],
    [
      'a part charged back of one of two payments',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'paid')],
      'paid',
    ],
    [
      'a part charged back after the other payment was refunded',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'refunded')],
      'charged_back',
    ],
    ['a chargeback after a refund', [event('a', 'charged_back'), event('a', 'refunded')], 'charged_back'],
    ['one of two payments refunded', [event('a', 'refunded'), event('b', 'paid')], 'paid'],
    ['authorised is not paid', [event('a', 'authorized'), event('a', 'open')], 'authorized'],
    ['an authorisation that expired', [event('a', 'authorized'), event('a', 'expired')], 'expired'],
    ['an authorisation that failed', [event('a', 'authorized'), event('a', 'failed')], 'failed'],
    ['an authorisation that was canceled', [event('a', 'canceled'), event('a', 'authorized')], 'canceled'],
    ['a captured authorisation', [event('a', 'paid'), event('a', 'authorized')], 'paid'],
    ['an authorisation beside a lapsed one', [event('a', 'authorized'), event('b', 'expired')], 'authorized'],
  ])('derives %s', (_, events, status) => {
    expect(statusOf(...events)).toBe(status);
  });

  it('an attempt that was withdrawn counts as if it was never made, whenever that is said', () => {
    const withdrawn: PaymentEvent = { attempt: 'a', status: 'withdrawn', amount: 1_000 };
    expect(derivePayment([event('a', 'paid'), withdrawn])).toEqual(derivePayment([]));
    expect(derivePayment([withdrawn, event('a', 'paid'), event('b', 'paid')])).toEqual(
      derivePayment([event('b', 'paid')]),
    );
  });

  it('counts money once, however often it is reported', () => {
    const events = [
      event('a', 'paid'),
      event('a', 'paid'),
      event('a', 'paid', { refunded: 300 }),
      event('a', 'paid', { refunded: 300 }),
    ];
    expect(derivePayment(events)).toMatchObject({
      paid: 1_000,
      refunded: 300,
      chargedBack: 0,
      isPaidTwice: false,
    });
  });

  it('reports a double payment until one of the two is refunded', () => {
    const twice = [event('a', 'paid'), event('b', 'paid')];
    expect(derivePayment(twice)).toMatchObject({ status: 'paid', paid: 2_000, isPaidTwice: true });
    expect(derivePayment([...twice, event('a', 'refunded')])).toMatchObject({
      paid: 2_000,
      refunded: 1_000,
      isPaidTwice: false,
    });
  });

  it.each<[string, Partial<PaymentEvent>, boolean]>([
    ['a cent was charged back', { charged_back: 1 }, true],
    ['all but a cent was charged back', { charged_back: 999 }, true],
    ['all was charged back', { charged_back: 1_000 }, false],
    ['all but a cent was given back in two ways', { refunded: 500, charged_back: 499 }, true],
    ['all was given back in two ways', { refunded: 500, charged_back: 500 }, false],
    ['more was given back than was paid', { refunded: 1_000, charged_back: 1_000 }, false],
  ])('decides by the money that is held whether an order is paid twice: %s', (_, given, isPaidTwice) => {
    const events = [event('a', 'paid', given), event('b', 'paid')];
    expect(derivePayment(events)).toMatchObject({ status: 'paid', isPaidTwice });
  });

  it('is not paid twice when a part that was charged back is paid again', () => {
    const again = (amount: number) => [
      event('a', 'paid', { charged_back: 100 }),
      event('b', 'paid', { amount }),
    ];
    expect(derivePayment(again(100))).toMatchObject({ isPaidTwice: false, held: 1_000 });
    expect(derivePayment(again(101)).isPaidTwice).toBe(true);
  });

  it('holds no money of an attempt that was never paid', () => {
    expect(derivePayment([event('a', 'paid'), event('b', 'authorized')]).isPaidTwice).toBe(false);
  });

  it('counts a refund or chargeback without an amount as the whole attempt', () => {
    expect(derivePayment([event('a', 'refunded')])).toMatchObject({ refunded: 1_000, chargedBack: 0 });
    expect(derivePayment([event('a', 'charged_back')])).toMatchObject({ refunded: 0, chargedBack: 1_000 });
  });

  it('keeps the state of every attempt', () => {
    const { attempts } = derivePayment([event('b', 'paid'), event('a', 'expired')]);
    expect(attempts).toMatchObject({ a: { status: 'expired' }, b: { status: 'paid', amount: 1_000 } });
  });

  const statuses = [
    'open',
    'authorized',
    'paid',
    'expired',
    'failed',
    'canceled',
    'refunded',
    'charged_back',
  ] as const;
  const events = fc.array(
    fc.record({
      attempt: fc.constantFrom('a', 'b'),
      status: fc.constantFrom(...statuses),
      amount: fc.constantFrom(1_000, 2_000),
      refunded: fc.constantFrom(0, 500, 2_000),
      charged_back: fc.constantFrom(0, 1, 1_500),
    }),
    { minLength: 1, maxLength: 8 },
  );

  it('converges: any order of two attempts, with duplicates, gives the same result', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(derivePayment(other)).toEqual(derivePayment(list));
      }),
    );
  });

  it('never lets a later message move money back', () => {
    fc.assert(
      fc.property(events, events, (first, later) => {
        const before = derivePayment(first);
        const after = derivePayment([...first, ...later]);
        expect(after.paid).toBeGreaterThanOrEqual(before.paid);
        expect(after.refunded).toBeGreaterThanOrEqual(before.refunded);
        if (before.paid > 0)
          expect(['', 'open', 'expired', 'failed', 'canceled']).not.toContain(after.status);
      }),
    );
  });
});

describe('takenBack', () => {
  const owed = (events: readonly PaymentEvent[], givenBack = 0) =>
    takenBack(derivePayment(events), { total: 1_000, givenBack });

  it.each([
    ['all of it', [event('a', 'paid'), event('a', 'paid', { charged_back: 1_000 })], 1_000],
    ['an amount that was not reported', [event('a', 'charged_back')], 1_000],
    ['a part, of which the shop has the rest', [event('a', 'paid', { charged_back: 999 })], 999],
    [
      'a part, and it was paid again',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'paid', { amount: 100 })],
      0,
    ],
    [
      'a part of what was paid again',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'paid', { amount: 100, charged_back: 40 })],
      40,
    ],
    [
      'a part, and a second payment was refunded',
      [event('a', 'paid', { charged_back: 100 }), event('b', 'refunded')],
      100,
    ],
    ['all of it, and it was paid again', [event('a', 'charged_back'), event('b', 'paid')], 0],
    ['all of it, while it is paid again', [event('a', 'charged_back'), event('b', 'open')], 1_000],
    ['nothing', [event('a', 'paid')], 0],
    ['nothing, and the shop paid it back', [event('a', 'paid', { refunded: 1_000 })], 0],
  ] as const)('%s', (_name, events, cents) => {
    expect(owed(events)).toBe(cents);
  });

  it('is without what the shop gave back itself', () => {
    expect(owed([event('a', 'paid', { refunded: 400, charged_back: 600 })], 400)).toBe(600);
    expect(owed([event('a', 'paid', { refunded: 400, charged_back: 100 })], 400)).toBe(100);
    // By hand, so that the provider knows nothing of it.
    expect(owed([event('a', 'charged_back')], 400)).toBe(600);
    expect(owed([event('a', 'charged_back'), event('b', 'refunded')], 1_000)).toBe(0);
  });

  it('asks for exactly what the bank took, whatever was refunded before, and for nothing once that was paid', () => {
    const cents = fc.integer({ min: 0, max: 1_000 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const refunded = Math.min(one, other);
        const charged_back = Math.abs(one - other);
        const events = [event('a', 'paid', { refunded, charged_back })];
        expect(owed(events, refunded)).toBe(charged_back);
        const again = [...events, event('b', 'paid', { amount: charged_back })];
        expect(owed(again, refunded)).toBe(0);
        if (charged_back > 0)
          expect(derivePayment(again)).toMatchObject({ isPaidTwice: false, status: 'paid' });
      }),
    );
  });
});

describe('isBrokenOff', () => {
  const order = { status: 'placed', payment_status: 'open', isOnline: true } as const;

  it.each(['', 'open', 'expired', 'failed', 'canceled'] as const)('is true for %j', (payment_status) => {
    expect(isBrokenOff({ ...order, payment_status })).toBe(true);
  });

  it.each(['pending', 'authorized', 'paid', 'refunded', 'partially_refunded', 'charged_back'] as const)(
    'is false for %s: money arrived or is on its way',
    (payment_status) => {
      expect(isBrokenOff({ ...order, payment_status })).toBe(false);
    },
  );

  it('is false for an order that is paid outside the shop, or that was cancelled', () => {
    expect(isBrokenOff({ ...order, isOnline: false })).toBe(false);
    expect(isBrokenOff({ ...order, status: 'cancelled' })).toBe(false);
  });
});
