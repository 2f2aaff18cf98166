import type { Pick } from '../size/pick.ts';
import { isFurniture } from './baskets.ts';
import { DAY, HOUR } from './calendar.ts';
import type { Placed, Sent, YearEvent } from './year-event.ts';

/** What became of an order: paid later, sent, paid back, cancelled; what is in the future is left out by the plan. */
export function courseOf(placed: Placed, pick: Pick): readonly YearEvent[] {
  const { key, payment, method, at, shipping } = placed;
  if (payment !== 'paid' && payment !== 'outside') return [];
  const noted = pick.chance(6)
    ? [{ kind: 'noted' as const, key, at: new Date(at.getTime() + 5 * HOUR), text: pick.of(notes) }]
    : [];
  if (shipping === 'afhalen') return [...noted, ...pickedUp(placed, pick)];
  if (method !== 'wire') return [...noted, ...sentAndMore(placed, at, pick)];
  // Who does not pay within sixteen days gets nothing.
  if (pick.chance(12)) return [...noted, { kind: 'expired-unpaid', key, at: atWork(at, 16, pick) }];
  const received = atWork(at, 1 + pick.below(5), pick);
  return [...noted, { kind: 'received', key, at: received }, ...sentAndMore(placed, received, pick)];
}

function pickedUp({ key, at, method }: Placed, pick: Pick): readonly YearEvent[] {
  const fetched = atWork(at, 2 + pick.below(6), pick);
  const paid = { kind: 'received' as const, key, at: new Date(fetched.getTime() - 60_000) };
  const sent: Sent = { kind: 'sent', key, at: fetched, carrier: 'pickup', track: '', isPart: false };
  return method === 'pay_on_pickup' ? [paid, sent] : [sent];
}

function sentAndMore(placed: Placed, paid: Date, pick: Pick): readonly YearEvent[] {
  const { key, lines } = placed;
  // Money back before anything was made: a change of mind.
  if (pick.chance(2))
    return [
      {
        kind: 'refunded',
        key,
        at: atWork(paid, 1, pick),
        isWhole: true,
        reason: 'Bedenkt zich voor verzending',
      },
    ];
  const days = isFurniture(lines) ? 3 + pick.below(14) : 1 + pick.below(3);
  const sent = parcelOf(placed, atWork(paid, days, pick), pick);
  const isSplit = lines.length > 1 && pick.chance(18);
  const later = { ...sent, at: atWork(sent.at, 2 + pick.below(4), pick), track: trackOf(sent.carrier, pick) };
  const parcels = isSplit ? [{ ...sent, isPart: true }, later] : [sent];
  const back = pick.chance(5) ? [refundOf(key, atWork(later.at, 4 + pick.below(8), pick), pick)] : [];
  return [...parcels, ...back];
}

function refundOf(key: string, at: Date, pick: Pick): YearEvent {
  const isWhole = pick.chance(40);
  const reason = isWhole
    ? 'Retour binnen bedenktijd'
    : pick.of(['Kras in het blad', 'Eén stuk retour', 'Te laat geleverd']);
  return { kind: 'refunded', key, at, isWhole, reason };
}

function parcelOf({ key, buyer, lines }: Placed, at: Date, pick: Pick): Sent {
  const ownVan = isFurniture(lines);
  const abroad = buyer.invoice_country === 'BE' ? (['bpost', 'dpd'] as const) : (['dhl', 'dpd'] as const);
  const parcel = buyer.invoice_country === 'NL' ? (['postnl', 'postnl', 'dhl'] as const) : abroad;
  const carrier = ownVan ? 'other' : pick.of(parcel);
  return { kind: 'sent', key, at, carrier, track: trackOf(carrier, pick), isPart: false };
}

function trackOf(carrier: Sent['carrier'], pick: Pick): string {
  const digits = (count: number) => Array.from({ length: count }, () => pick.below(10)).join('');
  if (carrier === 'postnl') return `3SATNO${digits(9)}`;
  return carrier === 'dhl'
    ? `JVGL0${digits(14)}`
    : carrier === 'other' || carrier === 'pickup'
      ? ''
      : digits(14);
}

/** A moment during working hours, on a weekday, some days later. */
export function atWork(from: Date, days: number, pick: Pick): Date {
  const noon = new Date(from.getTime() + days * DAY);
  noon.setUTCHours(8 + pick.below(7), pick.below(60), pick.below(60), 0);
  const weekend = noon.getUTCDay();
  return new Date(noon.getTime() + (weekend === 6 ? 2 : weekend === 0 ? 1 : 0) * DAY);
}

const notes = [
  'Belt een dag voor de bezorging, graag tussen 9 en 12.',
  'Derde verdieping zonder lift: met twee man bezorgen.',
  'Wil de stalen terugsturen bij de bezorging.',
  'Vaste klant, korting van 5 % besproken voor de volgende keer.',
  'Kleur nog eens bevestigd aan de telefoon.',
];
