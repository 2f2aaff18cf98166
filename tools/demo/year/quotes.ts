import { createPick, type Pick } from '../size/pick.ts';
import { questionOf } from './baskets.ts';
import type { Buyer } from './buyers.ts';
import { DAY, HOUR } from './calendar.ts';
import { atWork } from './order-course.ts';
import type { Placed, YearEvent } from './year-event.ts';

/** What becomes of a request: of the first of the year most are over, of the last most are open. */
const ends = [
  'accepted',
  'accepted',
  'expired',
  'declined',
  'accepted',
  'expired',
  'asked',
  'accepted',
] as const;

/** Requests for a price with the offers, questions and answers that followed. */
export function quoteEvents(
  moments: readonly Date[],
  buyers: readonly Buyer[],
  seed: number,
): readonly YearEvent[] {
  return moments.flatMap((at, index): YearEvent[] => {
    const pick = createPick(seed, 2, index);
    const buyer = pick.of(buyers.filter(({ invoice_country: country }) => country === 'NL'));
    const asked = { at, key: `quote-${index + 1}`, buyer, lines: questionOf(pick) };
    const placed: Placed = {
      ...asked,
      kind: 'asked-for-quote',
      shipping: '',
      method: '',
      code: '',
      payment: 'outside',
    };
    return [placed, ...courseOfQuote(placed, ends[index % ends.length]!, pick)];
  });
}

function courseOfQuote({ key, at }: Placed, end: (typeof ends)[number], pick: Pick): readonly YearEvent[] {
  if (end === 'declined') return [{ kind: 'declined', key, at: atWork(at, 2, pick) }];
  const offered = atWork(at, 1 + pick.below(3), pick);
  const discount = pick.chance(30) ? 500 : 0;
  const offer: YearEvent = {
    kind: 'offered',
    key,
    at: offered,
    days: 30,
    message: pick.of(messages),
    discount,
  };
  if (end === 'expired') return [offer];
  const [text, reply] = pick.of(questions);
  const questioned = new Date(offered.getTime() + (1 + pick.below(2)) * DAY + pick.below(9) * HOUR);
  const answered = new Date(questioned.getTime() + (2 + pick.below(20)) * HOUR);
  const talk: YearEvent[] =
    end === 'asked' || pick.chance(30)
      ? [
          { kind: 'questioned', key, at: questioned, text },
          { kind: 'answered', key, at: answered, text: reply },
        ]
      : [];
  if (end === 'asked') return [offer, ...talk];
  const accepted = new Date(answered.getTime() + (1 + pick.below(6)) * DAY);
  const payment = pick.chance(60) ? 'ideal' : 'wire';
  return [
    offer,
    ...talk,
    { kind: 'accepted', key, at: accepted, payment },
    ...afterwards(key, accepted, payment, pick),
  ];
}

/** The order of an accepted quote keeps its key. */
function afterwards(
  key: string,
  accepted: Date,
  payment: 'ideal' | 'wire',
  pick: Pick,
): readonly YearEvent[] {
  const received = payment === 'wire' ? atWork(accepted, 2 + pick.below(6), pick) : accepted;
  const sent = atWork(received, 12 + pick.below(16), pick);
  const brought: YearEvent = { kind: 'sent', key, at: sent, carrier: 'other', track: '', isPart: false };
  return payment === 'wire' ? [{ kind: 'received', key, at: received }, brought] : [brought];
}

const messages = [
  'Dank je voor je aanvraag. De prijs is inclusief inmeten en plaatsen op de begane grond.',
  'Zoals besproken aan de telefoon. Voor noten rekenen we twee weken extra levertijd.',
  'We maken dit graag. Laat je weten of de maten kloppen?',
  '',
];

const questions: readonly (readonly [question: string, answer: string])[] = [
  ['Kan het blad ook 4 cm smaller, voor dezelfde prijs?', 'Ja, dat kan. De prijs blijft gelijk.'],
  ['Is bezorgen op zaterdag mogelijk?', 'Elke eerste zaterdag van de maand. We plannen je graag in.'],
  ['Hoe lang is de levertijd op dit moment?', 'Reken op vijf weken na akkoord.'],
  ['Zit de montage erbij in?', 'Ja, we zetten alles neer en nemen de verpakking mee.'],
];
