import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import { checkFinishedOffer, checkOffer } from './check-offer.ts';
import { offerContent, type OfferContent } from './offer.schema.ts';
import { offerTotals } from './offer-totals.ts';
import { isOfferExpired, quoteStatusOf } from './quote-status.ts';

const vats = [
  { category: 'S', rate: 2100 },
  { category: 'S', rate: 900 },
  { category: 'Z', rate: 0 },
  { category: 'E', rate: 0 },
] as const;

const line = fc.record({
  unit: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 50 }),
  vat: fc.constantFrom(...vats),
});
const offer = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    discount: fc.oneof(
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 0, max: 500_000 }) }),
      fc.record({ kind: fc.constant('percentage' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
    ),
    shipping: fc.integer({ min: 0, max: 50_000 }),
  })
  .map(({ lines, discount, shipping }): OfferContent => {
    const written = { product_id: '', variant_id: '', article_number: '', options: [], is_service: false };
    return {
      lines: lines.map((one, at) => ({ ...written, ...one, id: `l${at}`, title: `Regel ${at}` })),
      discount,
      shipping: { title: 'Bezorging', amount: shipping },
      valid_until: '2026-12-28',
      message: '',
      files: [],
    };
  });
const modes = fc.constantFrom('gross' as const, 'net' as const);
const treatments = fc.constantFrom('S' as const, 'K' as const, 'G' as const);

describe('offerTotals', () => {
  it('adds up to the cent: lines less discount plus shipping is what is paid, on both sides', () => {
    fc.assert(
      fc.property(offer, modes, treatments, (content, priceMode, category) => {
        const { totals, lines, discounts } = offerTotals(content, { priceMode, vat: { category } });
        for (const side of ['incl_tax', 'excl_tax'] as const) {
          const sum = lines.reduce((all, { total }) => all + total[side], 0);
          const off = discounts.reduce((all, { price }) => all + price[side], 0);
          const { price_incl_tax, total_price } = totals.checkout.figures;
          expect(sum - off).toBe(side === 'incl_tax' ? price_incl_tax : total_price);
        }
        const tax = totals.checkout.groups.reduce((all, group) => all + group.tax, 0);
        const net = totals.checkout.figures.total_price + totals.checkout.shipping.price.excl_tax;
        expect(totals.payable).toBe(net + tax);
        expect(totals.payable).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('costs without a discount what a cart with the same lines costs', () => {
    fc.assert(
      fc.property(offer, modes, (content, priceMode) => {
        const plain = { ...content, discount: { kind: 'amount' as const, value: 0 } };
        const lines = content.lines.map(({ id, unit, quantity, vat }) => {
          return { id, type: 'checkout' as const, unit, quantity, vat_class: vat };
        });
        const cart = cartTotals(lines, {
          priceMode,
          vat: { category: 'S' },
          shipping: { amount: content.shipping.amount },
        });
        const settings = { priceMode, vat: { category: 'S' as const } };
        expect(offerTotals(plain, settings).totals.payable).toBe(cart.payable);
      }),
    );
  });
});

describe('checkOffer', () => {
  const empty = offerContent.parse({
    lines: [],
    discount: { kind: 'percentage', value: 10_001 },
    shipping: { title: '', amount: 0 },
    valid_until: '2026-11-27',
    message: '',
  });
  const [first] = fc.sample(offer, 1)[0]?.lines ?? [];

  it('refuses a rate that its category does not have, two lines with one id, and more than everything off', () => {
    const wrong = first && { ...first, vat: { category: 'E' as const, rate: 2100 } };
    const found = checkOffer({ ...empty, lines: first && wrong ? [first, wrong] : [] });
    expect(Object.keys(found).sort()).toEqual(['discount', 'lines', 'lines.1.vat']);
  });

  it('refuses more files than go with an offer', () => {
    const files = ['a', 'b', 'c', 'd', 'e'];
    const plain = { ...empty, discount: { kind: 'amount' as const, value: 0 } };
    expect(checkOffer({ ...plain, files })).toEqual({});
    const found = checkOffer({ ...plain, files: [...files, 'f'] });
    expect(found).toEqual({ files: [{ key: 'quote_files_many', values: { most: 5 } }] });
  });

  it('refuses to finish an offer without lines, and one whose day is over', () => {
    expect(checkFinishedOffer(empty, '2026-11-28')).toMatchObject({
      lines: [{ key: 'quote_lines_missing' }],
      valid_until: [{ key: 'quote_day_over' }],
    });
    expect(checkFinishedOffer(empty, '2026-11-27')['valid_until']).toBeUndefined();
  });
});

it('says on the day after the last one that an offer has expired', () => {
  const quote = { status: 'offered' as const, valid_until: '2026-12-28' };
  expect(quoteStatusOf(quote, '2026-12-28')).toBe('offered');
  expect(quoteStatusOf(quote, '2026-12-29')).toBe('expired');
  expect(quoteStatusOf({ ...quote, status: 'accepted' }, '2026-12-29')).toBe('accepted');
  expect(isOfferExpired({ state: 'sent', valid_until: '2026-12-28' }, '2026-12-29')).toBe(true);
  expect(isOfferExpired({ state: 'replaced', valid_until: '2026-12-28' }, '2026-12-29')).toBe(false);
});
