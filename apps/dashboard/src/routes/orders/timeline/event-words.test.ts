import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import type { OrderEvent } from '../../../queries/order-queries.ts';
import { eventWords } from './event-words.ts';

const t = createTranslate();
const at = new Date('2026-11-20T10:00:00Z');
const shipment = {
  id: 'z1',
  sent_at: '2026-11-20T10:00:00Z',
  is_pickup: false,
  carrier: 'PostNL',
  track_code: '3S1',
  track_url: '',
  lines: [{ position: 1, title: 'Tafel', quantity: 2 }],
};
const payment = { kind: 'payment' as const, id: 'p', at, method: 'iDEAL', amount: 24_200, test: false };
const mail = { kind: 'mail' as const, id: 'm', at, subject: 'Bevestiging', recipient: 'jan@x.nl', error: '' };
const change = { kind: 'change' as const, id: 'c', at, member: 'An', before: null, after: null };
const nothing = { refunded: 0, charged_back: 0 };

const words = (event: OrderEvent) => {
  const { title, text } = eventWords(event, t);
  return [title, text].filter(Boolean).join(' | ').replaceAll('\u00a0', ' ');
};

describe('eventWords', () => {
  it.each<[OrderEvent, string]>([
    [{ kind: 'placed', id: 'placed', at, is_quote: false }, 'Bestelling geplaatst'],
    [{ kind: 'placed', id: 'placed', at, is_quote: true }, 'Offerte aangevraagd'],
    [{ ...payment, ...nothing, status: 'paid' }, 'Betaald met iDEAL: € 242,00'],
    [{ ...payment, ...nothing, status: '' }, 'Betaling gestart met iDEAL: € 242,00'],
    [
      { ...payment, status: 'partially_refunded', refunded: 1_000, charged_back: 0, test: true },
      'Deels terugbetaald: € 10,00 | Testbetaling',
    ],
    [{ ...mail, status: 'sent' }, 'Mail "Bevestiging" | Aan jan@x.nl, verstuurd'],
    [
      { ...mail, status: 'failed', error: '550 5.1.1 User unknown' },
      'Mail "Bevestiging" | Aan jan@x.nl, niet aangekomen. Dit e-mailadres bestaat niet.',
    ],
    [
      { ...mail, status: 'failed', error: 'nope' },
      'Mail "Bevestiging" | Aan jan@x.nl, niet aangekomen. De mailserver weigerde deze mail. Antwoord van de mailserver: nope',
    ],
    [
      { ...mail, status: 'waiting', error: '421' },
      'Mail "Bevestiging" | Aan jan@x.nl, nog niet gelukt, we proberen het vanzelf opnieuw. De mailserver kon de mail op dat moment niet aannemen.',
    ],
    [{ kind: 'shipment', id: 's', at, member: '', shipment }, 'Verzonden met PostNL | 2 × Tafel (3S1)'],
    [
      {
        kind: 'shipment',
        id: 's',
        at,
        member: '',
        shipment: { ...shipment, is_pickup: true, track_code: '' },
      },
      'Klaar om af te halen | 2 × Tafel',
    ],
    [{ kind: 'shipment_taken_back', id: 's', at, member: '', shipment }, 'Zending ingetrokken | 2 × Tafel'],
    [{ ...change, action: 'cancelled' }, 'Bestelling geannuleerd'],
    [
      { ...change, action: 'cancelled', after: { reason: 'Dubbel besteld' } },
      'Bestelling geannuleerd | Dubbel besteld',
    ],
    [{ ...change, action: 'iets_nieuws' }, 'Bestelling gewijzigd'],
    [{ ...change, action: 'constructor' }, 'Bestelling gewijzigd'],
  ])('of %j', (event, expected) => expect(words(event)).toBe(expected));
});
