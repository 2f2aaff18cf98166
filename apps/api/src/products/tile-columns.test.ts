import { describe, expect, it } from 'vitest';
import { listOption, storedOption } from '../testing/shop-fixture.ts';
import { tileColumns } from './tile-columns.ts';

const wood = { ...listOption('Hout', { Noten: 22_000, Eiken: 0 }), value: '0', required: true };

describe('tileColumns', () => {
  it('is the price itself for a product without options', () => {
    expect(tileColumns({ price_cents: 12_100, options: [] }, 'gross')).toEqual({
      lowest_price_cents: 12_100,
      is_from_price: false,
      swatches: [],
    });
  });

  it.each(['gross', 'net'] as const)(
    'takes the cheapest wood, on the %s side that is stored',
    (priceMode) => {
      const columns = tileColumns(
        { price_cents: 10_000, sale_price_cents: 9_000, options: [wood] },
        priceMode,
      );
      expect(columns).toMatchObject({ lowest_price_cents: 9_000, is_from_price: true });
      expect(columns.swatches.map(({ title }) => title)).toEqual(['Noten', 'Eiken']);
    },
  );

  const rate = storedOption({ layout: 'calculation', title: 'Tarief', connection_id: 'tarief' });
  const step = { type: 'multiply_relation_value', connection_id_from: 'tarief', value: '' } as const;

  it.each([
    ['webshop_option_bad_value', [{ ...rate, value: '1e-3' }]],
    ['webshop_option_double_key', [wood, wood]],
    ['webshop_option_cycle', [{ ...rate, calculation_options: [step] }]],
  ])('refuses options that must not be stored: %s', (key, options) => {
    expect(() => tileColumns({ price_cents: 10_000, options }, 'gross')).toThrow(key);
  });

  it('has no price for a product that cannot be ordered', () => {
    const options = [storedOption({ layout: 'select', required: true })];
    expect(tileColumns({ price_cents: 10_000, options }, 'gross').lowest_price_cents).toBeNull();
  });
});
