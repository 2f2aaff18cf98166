import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as endpoints from '../endpoints.ts';
import { amountNames, cartOf, decodeReply, flagNames } from './decode-reply.ts';

/** Those that no browser calls: the storefront decodes their replies with the schemas. */
const ofStorefront = new Set<string>([
  endpoints.getQuote.name,
  endpoints.askAboutQuote.name,
  endpoints.getWithdrawal.name,
  endpoints.withdrawOrder.name,
]);
const visited = Object.values(endpoints).filter(
  ({ audience, name }) => audience === 'visitor' && !ofStorefront.has(name),
);

/** The parts of a schema that are all that decoding depends on. */
interface Parts {
  type: string;
  shape?: Record<string, { _zod: { def: Parts } }>;
  element?: { _zod: { def: Parts } };
  valueType?: { _zod: { def: Parts } };
  innerType?: { _zod: { def: Parts } };
  options?: { _zod: { def: Parts } }[];
  in?: { _zod: { def: Parts } };
}

/** What the codecs of a schema read, by the property that contains it. */
function* codecsOf({ _zod: { def } }: { _zod: { def: Parts } }, key = ''): Generator<[string, string]> {
  if (def.type === 'pipe' && def.in) yield [key, def.in._zod.def.type];
  for (const [name, part] of Object.entries(def.shape ?? {})) yield* codecsOf(part, name);
  for (const part of [def.element, def.valueType, def.innerType, ...(def.options ?? [])])
    if (part) yield* codecsOf(part, key);
}

const codecsIn = (schema: z.ZodType) => [...codecsOf(schema)];

describe('decodeReply', () => {
  it('knows every amount and every flag in the replies to visitors, and nothing else', () => {
    const found = visited.flatMap(({ response }) => codecsIn(response));
    const missed = found.filter(
      ([key, type]) =>
        amountNames.test(key) !== (type === 'number') || flagNames.test(key) !== (type === 'union'),
    );
    expect(missed).toEqual([]);
    expect(new Set(found.map(([, type]) => type))).toEqual(new Set(['number', 'union']));
  });

  it('reads no plain value of a visitor as an amount or a flag', () => {
    const plain = function* (schema: { _zod: { def: Parts } }, key = ''): Generator<string> {
      const { def } = schema._zod;
      if (['string', 'number', 'boolean', 'enum'].includes(def.type)) yield key;
      for (const [name, part] of Object.entries(def.shape ?? {})) yield* plain(part, name);
      for (const part of [def.element, def.valueType, def.innerType]) if (part) yield* plain(part, key);
    };
    const names = visited.flatMap(({ response }) => [...plain(response as never)]);
    expect(names.filter((name) => amountNames.test(name) || flagNames.test(name))).toEqual([]);
  });

  it('answers cents and booleans, also in lists and in the amounts by rate', () => {
    const part = { tax_amounts: { '9': 2.3, '21': 22.16 }, total_quantity: 3, total_price: 125 };
    const data = { shoppingcart: { ...part, products: [{ hide_quantity: '1', price_incl_tax: 60.5 }] } };
    expect(decodeReply({ ok: true, data } as never)).toEqual({
      ok: true,
      data: {
        shoppingcart: {
          tax_amounts: { '9': 230, '21': 2216 },
          total_quantity: 3,
          total_price: 12_500,
          products: [{ hide_quantity: true, price_incl_tax: 6050 }],
        },
      },
    });
  });

  it('passes a refusal on', () => {
    const refusal = { ok: false, status: 422, error: { code: 'validation_failed', errors: {} } } as const;
    expect(decodeReply(refusal)).toBe(refusal);
  });
});

describe('cartOf', () => {
  it('decodes the cart that a refused order brings, and is undefined without one', () => {
    const error = { code: 'cart_changed', errors: {} } as const;
    const cart = { shoppingcart: { total_price_with_tax: 26.85, show_price_tax_included: '1' } };
    expect(cartOf({ ok: false, status: 409, error: { ...error, cart: cart as never } })).toEqual({
      shoppingcart: { total_price_with_tax: 2_685, show_price_tax_included: true },
    });
    expect(cartOf({ ok: false, status: 409, error })).toBeUndefined();
    expect(cartOf({ ok: false, unreachable: true })).toBeUndefined();
  });
});
