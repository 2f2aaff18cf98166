import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { OrderActionsReply } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { orderEffects } from './order-effects.ts';

const t = createTranslate({});
const actions = (
  facts: Partial<OrderActionsReply['facts']> = {},
  pieces: Partial<OrderActionsReply['pieces']> = {},
): OrderActionsReply => ({
  version: 1,
  facts: {
    status: 'placed',
    payment_status: '',
    total: 12_100,
    held: 0,
    is_online: false,
    pays_later: false,
    is_payable_online: true,
    entered: 'none',
    sent: 'none',
    is_restored: false,
    is_picked_up: false,
    ...facts,
  },
  due: 9_595,
  pieces: { reserved: 0, deducted: 0, released: 0, ...pieces },
  received_on: '2026-11-27',
  ordered_on: '2026-11-20',
  today: '2026-11-28',
  email: 'jan@voorbeeld.nl',
});
const order = { payment: { selected: 'wire', selected_title: 'Overboeking' } } as OwnerOrder;
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

describe('orderEffects', () => {
  it('says what is received, how, and what it does to stock and a cancelled order', () => {
    expect(plain(orderEffects.pay(t, actions({ status: 'cancelled' }, { released: 3 }), order))).toEqual([
      'Doe dit als je € 95,95 hebt ontvangen (Overboeking). Je klant ziet dan op de bestelpagina dat er betaald is.',
      '3 stuks gaan van de voorraad af.',
      'De bestelling was geannuleerd en geldt daarna weer.',
    ]);
  });

  it('names one piece as one, and no pieces not at all', () => {
    expect(orderEffects.cancel(t, actions({}, { reserved: 1 }))[1]).toBe(
      '1 stuk gaat terug naar de voorraad.',
    );
    expect(orderEffects.cancel(t, actions())).toHaveLength(1);
  });

  it('says of an online order that a payment may still succeed', () => {
    expect(orderEffects.cancel(t, actions({ is_online: true })).at(-1)).toContain('kan nog lukken');
  });

  it('does not promise pieces of an order that was sent', () => {
    expect(orderEffects.unpay(t, actions({ sent: 'all' }, { deducted: 2 }))).toHaveLength(1);
    expect(plain(orderEffects.unpay(t, actions({ held: 9_595 }, { deducted: 2 })))).toEqual([
      'De betaling van € 95,95, ontvangen op 27 november 2026, telt niet meer mee. De bestelling staat daarna weer op nog niet betaald.',
      '2 stuks komen terug in de voorraad en blijven gereserveerd voor deze bestelling.',
    ]);
  });
});
