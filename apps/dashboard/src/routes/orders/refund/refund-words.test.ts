import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { OrderRefund, OrderRefunds } from '../../../queries/refund-queries.ts';
import { madeText, movesOf, stateText, stateTone, wordsOf } from './refund-words.ts';

const t = createTranslate();
const remainder: OrderRefunds['remainder'] = {
  rates: [{ vat: 'S:2100', gross: 24_200, tax: 4_200 }],
  lines: [],
  shipping: [],
};
const refund = (changes: Partial<OrderRefund>): OrderRefund => ({
  id: 'r',
  kind: 'order',
  by_hand: false,
  lowered: false,
  amount: 12_100,
  split: { amount: 12_100, lines: [], shipping: [], free: 12_100, rates: [] },
  restocked: [],
  reason: '',
  state: 'done',
  error: '',
  member: 'Sanne',
  at: '2026-11-29T10:00:00.000Z',
  ...changes,
});

describe('the words of a refund', () => {
  it.each([
    ['provider', false, 'refund_moves_provider', 'refund_submit'],
    ['provider', true, 'refund_moves_test', 'refund_submit'],
    ['hand', false, 'refund_moves_hand', 'refund_record'],
    ['later', false, 'lower_moves', 'lower_submit'],
    ['later', true, 'lower_moves', 'lower_submit'],
  ] as const)('of an order that was paid by %s, as a test: %s', (paid, is_test, moves, submit) => {
    expect(movesOf({ paid, is_test, remainder }, 12_100)).toEqual({ moves, submit });
  });

  it('say that the order is cancelled when nothing is left to pay', () => {
    expect(movesOf({ paid: 'later', is_test: false, remainder }, 24_200).moves).toBe('lower_moves_all');
  });

  it.each([
    ['provider', 'Terugbetalen'],
    ['hand', 'Terugbetalen'],
    ['later', 'Bedrag verlagen'],
    ['none', 'Bedrag verlagen'],
  ] as const)('call it for %s: %s', (paid, title) => {
    expect(t(wordsOf(paid).title)).toBe(title);
  });

  it.each<[Partial<OrderRefund>, string, string, string]>([
    [{}, 'Terugbetaald', 'good', 'refund_made_done'],
    [{ by_hand: true }, 'Zelf overgemaakt', 'good', 'refund_made_done'],
    [{ state: 'failed' }, 'Niet gelukt', 'bad', 'refund_made_failed'],
    [{ lowered: true }, 'Van het bedrag af', 'good', 'lower_made'],
    [{ lowered: true, state: 'failed' }, 'Geannuleerd', 'neutral', 'lower_made_all'],
  ])('say where the money of %j is', (changes, state, tone, made) => {
    const one = refund(changes);
    expect([t(stateText(one)), stateTone(one), madeText(one)]).toEqual([state, tone, made]);
  });
});
