import { cart, flag, tile } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as endpoints from '../endpoints.ts';
import { decodedHalf } from './decoded-half.ts';

const sale = {
  kind: 'product',
  title: 'Kruk',
  url: '/kruk',
  link: '',
  main_image: '',
  second_image: '',
  price: { incl_tax: 6050, excl_tax: 5000 },
  sale_price: null,
  is_from_price: false,
  swatches: [],
  before_price_text: '',
  show_price_tax_included: true,
  hide_price: false,
} as const;

describe('decodedHalf', () => {
  it('reads what the schema decodes to, and refuses its wire form', () => {
    const half = decodedHalf(tile);
    expect(half.parse(sale)).toEqual(sale);
    expect(half.safeParse(z.encode(tile, half.parse(sale))).success).toBe(false);
    expect(half.safeParse({ ...sale, price: { incl_tax: 60.5, excl_tax: 50 } }).success).toBe(false);
  });

  it('leaves out what the schema does not name, at every depth', () => {
    const more = { ...sale, vat_rate_bp: 2100, price: { ...sale.price, cost: 1 } };
    expect(decodedHalf(z.record(z.string(), z.array(tile).optional())).parse({ a: [more] })).toEqual({
      a: [sale],
    });
  });

  it('keeps the checks of an object and of lists', () => {
    const schema = z.object({ on: z.array(flag).max(1) }).refine(({ on }) => on.length > 0);
    const half = decodedHalf(schema);
    expect([[], [true], [true, false]].map((on) => half.safeParse({ on }).success)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is the schema itself where nothing is encoded', () => {
    expect(decodedHalf(cart.shape.countries)).toBe(cart.shape.countries);
  });

  it('contains no codec any more, for the replies of all endpoints', () => {
    const textOf = (schema: z.ZodType, io: 'input' | 'output') =>
      JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).replaceAll(
        ',"additionalProperties":false',
        '',
      );
    for (const { name, response } of Object.values(endpoints)) {
      const half = decodedHalf<z.ZodType>(response);
      expect(textOf(half, 'input'), name).toBe(textOf(response, 'output'));
    }
  });
});
