import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../schema/order.schema.ts';
import { derivePayment, type PaymentEvent } from './derive-payment.ts';
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

  it.each(['expired', 'failed', 'canceled'])('ORD-19 ORD-21 %s is red and can be paid', (status) => {
    expect(paymentView(status, 'ideal')).toEqual({
      kind: 'red',
      key: 'webshop_payment_expired',
      showPay: true,
    });
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
    ['charged_back', 'webshop_payment_charged_back'],
  ])('ORD-20 %s is neutral', (status, key) => {
    expect(paymentView(status, 'ideal')).toEqual({ kind: 'neutral', key, showPay: false });
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

describe('derivePayment', () => {
  const statusOf = (...events: PaymentEvent[]) => derivePayment(events).status;

  it('is unset without events', () => {
    expect(derivePayment([])).toEqual({
      status: '',
      paid: 0,
      refunded: 0,
      chargedBack: 0,
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
    ['a chargeback after a refund', [event('a', 'charged_back'), event('a', 'refunded')], 'charged_back'],
    ['one of two payments refunded', [event('a', 'refunded'), event('b', 'paid')], 'paid'],
    ['authorised is not paid', [event('a', 'authorized'), event('a', 'open')], 'authorized'],
  ])('derives %s', (_, events, status) => {
    expect(statusOf(...events)).toBe(status);
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

  it('counts a refund or chargeback without an amount as the whole attempt', () => {
    expect(derivePayment([event('a', 'refunded')])).toMatchObject({ refunded: 1_000, chargedBack: 0 });
    expect(derivePayment([event('a', 'charged_back')])).toMatchObject({ refunded: 0, chargedBack: 1_000 });
  });

  it('keeps the state of every attempt', () => {
    const { attempts } = derivePayment([event('b', 'paid'), event('a', 'expired')]);
    expect(attempts).toMatchObject({ a: { status: 'expired' }, b: { status: 'paid', amount: 1_000 } });
  });

  const statuses = ['open', 'paid', 'expired', 'failed', 'canceled', 'refunded', 'charged_back'] as const;
  const events = fc.array(
    fc.record({
      attempt: fc.constantFrom('a', 'b'),
      status: fc.constantFrom(...statuses),
      amount: fc.constantFrom(1_000, 2_000),
      refunded: fc.constantFrom(0, 500, 2_000),
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
