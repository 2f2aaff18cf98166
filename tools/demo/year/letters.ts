import { createPick } from '../size/pick.ts';
import type { Buyer } from './buyers.ts';
import { DAY } from './calendar.ts';
import type { YearEvent } from './year-event.ts';

/** Forms that visitors sent. */
export function formEvents(
  moments: readonly Date[],
  buyers: readonly Buyer[],
  seed: number,
): readonly YearEvent[] {
  return moments.map((at, index): YearEvent => {
    const pick = createPick(seed, 3, index);
    const { invoice_firstname: first, invoice_lastname: last, invoice_email: email } = pick.of(buyers);
    const [form, fields] = pick.of(letters);
    const sender = { naam: `${first} ${last}`, email };
    return { kind: 'wrote', key: `form-${index + 1}`, at, form, fields: { ...sender, ...fields } };
  });
}

/** The people of the shop read the forms each month, and last some days before the end of the year. */
export function readEvents(base: Date): readonly YearEvent[] {
  return Array.from({ length: 12 }, (_, months): YearEvent => {
    return { kind: 'read', key: `read-${months}`, at: new Date(base.getTime() - (4 + 30 * months) * DAY) };
  });
}

/** Searches for what the shop does not have. */
export function searchEvents(moments: readonly Date[], seed: number): readonly YearEvent[] {
  return moments.map((at, index): YearEvent => {
    const words = createPick(seed, 4, index).of(missed);
    return { kind: 'searched', key: `search-${index + 1}`, at, words };
  });
}

type Letter = readonly [form: string, fields: Readonly<Record<string, string>>];

const contact = (onderwerp: string, bericht: string, bestelnummer = ''): Letter => {
  return ['contact', { onderwerp, bericht, ...(bestelnummer && { bestelnummer }) }];
};

const advice = (plek: string, ruimtes: string, wensen: string): Letter => {
  return ['adviesgesprek', { plek, ruimtes, wensen }];
};

const letters: readonly Letter[] = [
  contact('maatwerk', 'Maken jullie ook een bank voor onder een schuin dak? Ik kan een tekening sturen.'),
  contact('maatwerk', 'We zoeken een tafel voor twaalf personen in een smalle ruimte van 2,60 meter.'),
  contact('bestelling', 'Wanneer wordt mijn bestelling ongeveer bezorgd?', 'in de mail'),
  contact('bestelling', 'Kan ik het bezorgadres nog wijzigen? We verhuizen volgende week.'),
  contact('anders', 'Zijn jullie op zaterdagmiddag open om de stoelen te proberen?'),
  contact('anders', 'Leveren jullie ook op Terschelling?'),
  advice('werkplaats', 'eetkamer', 'Een ronde tafel voor zes, liefst noten. We komen graag langs.'),
  advice('video', 'woonkamer', 'Een wandkast van vier meter met een plek voor de platenspeler.'),
  advice('werkplaats', 'werkkamer', 'Twee bureaus naast elkaar, in hoogte verstelbaar.'),
];

const missed: readonly string[] = [
  'tuintafel',
  'tuintafel',
  'tuinbank',
  'schommelstoel',
  'schommelstoel',
  'kinderstoel',
  'stapelbed',
  'bartafel',
  'wijnrek',
  'slaapbank',
  'slaapbank',
  'parasol',
  'cadeaubon',
  'cadeaubon',
  'cadeaubon',
  'kerstboom',
  'teak',
];
