import { createPick, type Pick } from '../size/pick.ts';
import { basketOf, type BasketLine, isFurniture } from './baskets.ts';
import type { Buyer } from './buyers.ts';
import { DAY, HOUR } from './calendar.ts';
import { courseOf } from './order-course.ts';
import { openShelves } from './shelves.ts';
import type { Placed, YearEvent } from './year-event.ts';

/** The orders of the year with all that became of them. */
export function orderEvents(
  moments: readonly Date[],
  buyers: readonly Buyer[],
  seed: number,
  base: Date,
): readonly YearEvent[] {
  const shelves = openShelves();
  const known: Buyer[] = [];
  return moments.flatMap((at, index): YearEvent[] => {
    const pick = createPick(seed, 1, index);
    const isFirst = known.length === 0 || (known.length < buyers.length && pick.chance(45));
    const buyer = isFirst ? buyers[known.length]! : pick.of(known);
    if (isFirst) known.push(buyer);
    const lines = basketOf(pick);
    const ago = (base.getTime() - at.getTime()) / DAY;
    const code = codeOf(pick, isFirst, ago > 91 && ago < 119);
    const placed = placedBy({ buyer, lines, at, key: `order-${index + 1}`, code }, pick);
    const deliveries = shelves.take(lines);
    const before = { at: new Date(at.getTime() - 3 * HOUR), key: `delivery-${index + 1}` };
    const note = `Pakbon ${2300 + index}`;
    return [
      ...(deliveries.length > 0 ? [{ ...before, kind: 'delivered' as const, deliveries, note }] : []),
      placed,
      ...courseOf(placed, pick),
    ];
  });
}

interface Wanted {
  readonly buyer: Buyer;
  readonly lines: readonly BasketLine[];
  readonly at: Date;
  readonly key: string;
  readonly code: string;
}

function placedBy({ buyer, lines, at, key, code }: Wanted, pick: Pick): Placed {
  const { shipping, method } = wayOf(buyer, lines, pick);
  const isOnline = method !== 'wire' && method !== 'pay_on_pickup';
  const payment = isOnline ? outcomeOf(pick) : 'outside';
  return { kind: 'ordered', key, at, buyer, lines, shipping, method, code, payment };
}

/** Of a hundred payments online four do not work out. */
function outcomeOf(pick: Pick): Placed['payment'] {
  return pick.chance(96) ? 'paid' : pick.of(['failed', 'canceled', 'canceled', 'open']);
}

function wayOf(
  { invoice_country: country, invoice_city: city }: Buyer,
  lines: readonly BasketLine[],
  pick: Pick,
) {
  if (country === 'BE')
    return { shipping: 'bezorgen-be-de', method: pick.chance(75) ? 'bancontact' : 'creditcard' };
  if (country === 'DE')
    return { shipping: 'bezorgen-be-de', method: pick.chance(65) ? 'creditcard' : 'wire' };
  const isNear = city === 'Leeuwarden' || city === 'Sneek' || city === 'Drachten';
  if (pick.chance(isNear ? 45 : 4))
    return { shipping: 'afhalen', method: pick.chance(55) ? 'pay_on_pickup' : 'ideal' };
  const rest = pick.chance(isFurniture(lines) ? 18 : 4) ? 'wire' : 'creditcard';
  return { shipping: 'bezorgen-nl', method: pick.chance(80) ? 'ideal' : rest };
}

/** The code of a newcomer, that of the summer sale (120 to 90 days before the end of the year), or none. */
function codeOf(pick: Pick, isFirst: boolean, isSale: boolean): string {
  if (isSale && pick.chance(40)) return 'ZOMER';
  if (isFirst && pick.chance(14)) return 'WELKOM10';
  return pick.chance(3) ? 'GRATISBEZORGD' : '';
}
