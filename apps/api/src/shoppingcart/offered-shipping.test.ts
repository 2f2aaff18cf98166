import { describe, expect, it } from 'vitest';
import { type OfferedShipping, selectedShipping } from './offered-shipping.ts';

const method = (id: string, amount: number, isPickup = false): OfferedShipping => ({
  id,
  title: id,
  isPickup,
  cost: { amount, vat_class: null },
});
const offered = [
  method('afhalen', 0, true),
  method('koerier', 1200),
  method('pakket', 695),
  method('brief', 695),
];

describe('selectedShipping', () => {
  it('keeps the choice while it is offered', () => {
    expect(selectedShipping(offered, 'koerier')?.id).toBe('koerier');
    expect(selectedShipping(offered, 'afhalen')?.id).toBe('afhalen');
  });

  it('else takes the cheapest delivery, the first of equal ones, and never assumes picking up', () => {
    expect(selectedShipping(offered, null)?.id).toBe('pakket');
    expect(selectedShipping(offered, 'weg')?.id).toBe('pakket');
  });

  it('takes picking up when there is nothing else, and nothing when nothing is offered', () => {
    expect(selectedShipping(offered.slice(0, 1), null)?.id).toBe('afhalen');
    expect(selectedShipping([], 'pakket')).toBeUndefined();
  });
});
