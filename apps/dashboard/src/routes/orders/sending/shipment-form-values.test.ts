import { describe, expect, it } from 'vitest';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { sendableLines, shipmentFormOf, shipmentOf, typedPieces } from './shipment-form-values.ts';

const order = {
  checkout: {
    products: [
      { title: 'Tafel', quantity: 3, options: [{ value: 'Eiken' }, { value: '' }, { value: '120 cm' }] },
      { title: 'Kruk', quantity: 1, options: [] },
      { title: 'Lamp', quantity: 2, options: [] },
    ],
  },
  shipments: [{ lines: [{ position: 1, quantity: 1 }] }, { lines: [{ position: 2, quantity: 1 }] }],
} as unknown as OwnerOrder;
const { lines } = sendableLines(order);

describe('sendableLines', () => {
  it('has the lines with pieces that were not sent, by their place in the order', () => {
    expect(lines).toEqual([
      { position: 1, title: 'Tafel', details: 'Eiken, 120 cm', left: 2 },
      { position: 3, title: 'Lamp', details: '', left: 2 },
    ]);
  });
});

describe('shipmentOf', () => {
  it('sends all that is left unless something else is typed, without empty lines', () => {
    const form = shipmentFormOf(lines, false);
    expect(shipmentOf(form, lines)).toMatchObject({
      carrier: 'postnl',
      lines: [
        { position: 1, quantity: 2 },
        { position: 3, quantity: 2 },
      ],
    });
    const pieces = { p1: ' ', p3: '1' };
    expect(shipmentOf({ ...form, track_code: ' 3S1 ', pieces }, lines)).toMatchObject({
      track_code: '3S1',
      lines: [{ position: 3, quantity: 1 }],
    });
  });

  it('begins with the buyer fetching it where the order says so', () => {
    expect(shipmentFormOf(lines, true).carrier).toBe('pickup');
  });
});

it.each([
  ['', 0],
  [' 12 ', 12],
  ['1,5', null],
  ['-1', null],
  ['12345', null],
])('typedPieces of "%s" is %s', (typed, pieces) => expect(typedPieces(typed)).toBe(pieces));
