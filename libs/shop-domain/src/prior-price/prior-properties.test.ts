import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, recordOf, utcMidnight } from './price-record.fixture.ts';
import type { PriceMoment } from './price-record.ts';
import { priorPrice } from './prior-price.ts';

const HOUR = DAY / 24;
const amount = fc.integer({ min: 50, max: 60 });
const change = fc.record({
  hours: fc.integer({ min: 0, max: 400 }),
  price_cents: fc.constant(100),
  sale_price_cents: fc.option(amount),
  is_public: fc.boolean(),
  variants: fc.oneof(
    fc.constant({}),
    fc.record({ to: fc.integer({ min: 0, max: 3 }) }).map(({ to }) => ({ a: { from: 0, to } })),
  ),
});
const histories = fc.array(change, { minLength: 1, maxLength: 12 }).map((changes) => {
  let at = 0;
  let difference = 0;
  return changes.map(({ hours, variants, ...prices }): PriceMoment => {
    at += hours * HOUR;
    const to = 'a' in variants ? variants.a.to : difference;
    const changed: PriceMoment['variants'] = to === difference ? {} : { a: { from: difference, to } };
    difference = to;
    return { at, is_repriced: false, variants: changed, ...prices };
  });
});

interface Asked {
  readonly cents: number;
  readonly isSale: boolean;
}

/** What the product, or its variant, cost at each hour; null while nobody could buy it. */
function hourly(moments: readonly PriceMoment[], hours: number, isVariant: boolean): (Asked | null)[] {
  return Array.from({ length: hours }, (_, hour) => {
    const past = moments.filter(({ at }) => at <= hour * HOUR);
    const now = past.at(-1);
    if (!now?.is_public) return null;
    const difference = isVariant ? differenceOf(past) : 0;
    const isSale = now.sale_price_cents !== null;
    return { cents: (now.sale_price_cents ?? now.price_cents) + difference, isSale };
  });
}

const differenceOf = (moments: readonly PriceMoment[]) =>
  moments.findLast(({ variants }) => variants['a'])?.variants['a']?.to ?? 0;

/** Three calendar months are at least so long; a reduction that is older counts from its last step. */
const SHORTEST_MONTHS = 89 * 24;

/**
 * The hours before the first hour that may belong to the reduction of the last one; none of a reduction that may be too old
 * to be compared with the price before its first step, of which `prior-price.test.ts` has the rule.
 */
function hoursBefore(asked: readonly (Asked | null)[]): (Asked | null)[] {
  let step = asked.at(-1)?.cents ?? 0;
  let away = 0;
  let first = asked.length;
  for (let hour = asked.length - 1; hour >= 0; hour -= 1) {
    const now = asked[hour];
    away = now ? 0 : away + 1;
    if (away >= 30 * 24 || (now && (!now.isSale || now.cents < step))) break;
    if (!now) continue;
    step = now.cents;
    first = hour;
  }
  if (asked.length - first >= SHORTEST_MONTHS) return [];
  return asked.slice(Math.max(0, first - 30 * 24), first);
}

it('is never above the lowest price of the 30 days before the reduction began', () => {
  let printed = 0;
  let compared = 0;
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 500 }), (moments, later) => {
      const end = (moments.at(-1)?.at ?? 0) / HOUR + later;
      const { cents } = priorPrice(recordOf(end / 24, ...moments), utcMidnight);
      if (cents === null) return;
      printed += 1;
      for (const isVariant of [false, true]) {
        const asked = hourly(moments, end, isVariant);
        const van = cents + (isVariant ? differenceOf(moments) : 0);
        expect(van).toBeGreaterThan(asked.at(-1)?.cents ?? 0);
        const before = hoursBefore(asked);
        compared += before.length;
        for (const price of before) if (price) expect(van).toBeLessThanOrEqual(price.cents);
      }
    }),
    { numRuns: 2_000 },
  );
  // Most histories have no lawful price; those that have one are what this is about.
  expect(printed).toBeGreaterThan(50);
  expect(compared).toBeGreaterThan(10_000);
});
