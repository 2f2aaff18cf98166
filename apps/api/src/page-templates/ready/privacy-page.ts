import { type RetentionKind, retentionRules } from '@etalage/shop-domain';
import { html } from '@etalage/site-model/mail';
import type { BlockDraft } from '../../documents/document-of.ts';
import type { ReadyFacts } from './ready-facts.ts';
import { type ReadyPage, text, title } from './ready-parts.ts';

/** The fewest days of a month: a form with fewer days ends first. */
const DAYS_OF_MONTH = 30;

/** What an owner fills in, because the settings do not say it. */
const open = (what: string): string => `<strong>[Vul in: ${what}]</strong>`;
const escaped = (typed: string): string => html`${typed}`.markup;
const factOf = (typed: string, what: string): string => (typed === '' ? open(what) : escaped(typed));
const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/**
 * "Privacy": what art. 13 of the GDPR asks for, with what the website knows of itself filled in. A draft: what only its
 * owner knows stands there as something to fill in.
 */
export const privacyPage: ReadyPage = ({ facts }) => [
  title,
  text(
    `<p><em>Dit is een concept. Lees het na, vul in wat tussen haken staat en haal weg wat niet klopt, voordat je het publiceert.</em></p>`,
    who(facts),
  ),
  text(
    '<h2>Welke gegevens we gebruiken, waarvoor, en waarom dat mag</h2>',
    `<table><thead><tr><th scope="col">Waarvoor</th><th scope="col">Welke gegevens</th><th scope="col">Grondslag (art. 6 AVG)</th></tr></thead><tbody>${purposes(facts).join('')}</tbody></table>`,
  ),
  text('<h2>Hoe lang we ze bewaren</h2>', listOf(terms(facts))),
  text(
    '<h2>Wie ze nog meer krijgt</h2>',
    `<p>We verkopen je gegevens niet. Deze partijen krijgen wat ze nodig hebben om hun werk voor ons te doen:</p>${listOf(receivers(facts))}`,
  ),
  rights(facts),
];

function who({ seller }: ReadyFacts): string {
  const { name, street, postcode, city, email, phone, kvk } = seller;
  const place = `${postcode} ${city}`.trim();
  const lines = [
    `<strong>${factOf(name, 'de naam van je bedrijf')}</strong>`,
    factOf(street, 'straat en huisnummer'),
    factOf(place, 'postcode en plaats'),
    `E-mail: ${factOf(email, 'je e-mailadres')}`,
    ...(phone === '' ? [] : [`Telefoon: ${escaped(phone)}`]),
    ...(kvk === '' ? [] : [`KvK: ${escaped(kvk)}`]),
  ];
  return `<h2>Wie wij zijn</h2><p>Verantwoordelijk voor je gegevens op deze website is:</p><p>${lines.join('<br>')}</p>`;
}

const row = (...cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

function purposes({ sells, forms, cookies }: ReadyFacts): string[] {
  const rows: string[] = [];
  if (sells)
    rows.push(
      row(
        'Je bestelling of offerte uitvoeren, leveren en betalen',
        'Naam, adres, e-mailadres, telefoonnummer, wat je bestelt en hoe je betaalt; van bedrijven ook het btw-nummer',
        'Nodig voor de overeenkomst (onder b)',
      ),
      row(
        'Onze boekhouding en de belastingen',
        'Bestelling, factuur, naam en adres',
        'Wettelijke plicht (onder c): art. 52 Algemene wet inzake rijksbelastingen',
      ),
    );
  if (forms.length > 0)
    rows.push(
      row(
        'Je vraag beantwoorden die je met een formulier stuurt',
        'Wat je in het formulier invult',
        'Gerechtvaardigd belang (onder f): we willen je kunnen antwoorden',
      ),
    );
  rows.push(
    row(
      'De website laten werken en beveiligen',
      'Technische gegevens zoals je IP-adres, zo kort als nodig',
      'Gerechtvaardigd belang (onder f): een veilige website',
    ),
  );
  if (cookies.list.length > 0)
    rows.push(
      row('Cookies waarvoor je toestemming gaf', 'Zie onze pagina over cookies', 'Toestemming (onder a)'),
    );
  return rows;
}

const kept = (what: string, { retention }: ReadyFacts, kind: RetentionKind): string => {
  const { unit } = retentionRules[kind];
  const amount = retention[kind];
  const words = { days: ['dag', 'dagen'], months: ['maand', 'maanden'], years: ['jaar', 'jaar'] } as const;
  return `${what}: ${String(amount)} ${words[unit][amount === 1 ? 0 : 1]}.`;
};

function terms(facts: ReadyFacts): string[] {
  const { sells, forms, cookies, retention } = facts;
  const list: string[] = [];
  if (sells)
    list.push(
      `Bestellingen en facturen: tot en met ${String(retention.orders)} jaar na het jaar van de bestelling, en 10 jaar bij verkoop waarvoor we btw in een ander EU-land aangeven.`,
      kept('Bestellingen die nooit betaald zijn', facts, 'unpaid_orders'),
      kept('Offertes die geen bestelling werden', facts, 'quotes'),
      kept('Een winkelwagen, nadat je hem het laatst hebt gebruikt', facts, 'carts'),
      kept('Herroepingen', facts, 'withdrawals'),
      kept('Mails aan jou', facts, 'mails'),
    );
  for (const { title: form, days } of forms) {
    const most = kept(`Wat je invult in het formulier "${escaped(form)}"`, facts, 'submissions');
    const own = `Wat je invult in het formulier "${escaped(form)}": ${String(days)} dagen.`;
    list.push(days > 0 && days < retention.submissions * DAYS_OF_MONTH ? own : most);
  }
  if (cookies.list.length > 0) list.push(kept('Het bewijs van je keuze over cookies', facts, 'consents'));
  return list.length > 0 ? list : [open('welke gegevens je bewaart en hoe lang')];
}

function receivers({ sells, paysOnline, sendsPeppol }: ReadyFacts): string[] {
  return [
    ...(paysOnline ? ['Mollie B.V. in Amsterdam, voor je betaling.'] : []),
    ...(sells
      ? [
          `Vervoerders, voor je naam en adres: ${open('welke vervoerders je gebruikt')}.`,
          'De Europese Commissie (VIES): alleen een btw-nummer, om na te gaan of het klopt.',
        ]
      : []),
    ...(sendsPeppol
      ? [`Ons access point van Peppol, voor facturen aan bedrijven: ${open('bij wie je bent aangesloten')}.`]
      : []),
    `Onze mailprovider: ${open('wie je mails verstuurt')}.`,
    `De partij bij wie deze website draait: ${open('wie je hosting doet, en in welk land')}.`,
  ];
}

function rights({ seller }: ReadyFacts): BlockDraft {
  const { email } = seller;
  const address = email === '' ? open('je e-mailadres') : escaped(email);
  return text(
    '<h2>Jouw rechten</h2>',
    `<p>Je mag je gegevens inzien, laten verbeteren, laten wissen, beperken en meenemen, en je mag bezwaar maken. Toestemming kun je altijd intrekken. Stuur een mail naar ${address}; je hoort binnen een maand van ons.</p>`,
    '<p>Ben je niet tevreden over hoe we met je gegevens omgaan? Dan kun je een klacht indienen bij de <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>.</p>',
    '<p>We nemen geen besluiten over je die alleen door een computer worden genomen.</p>',
  );
}
