import { type CookieEntry, isOptional } from '@etalage/site-model';
import { html } from '@etalage/site-model/mail';
import type { ReadyFacts } from './ready-facts.ts';
import { type ReadyPage, text, title } from './ready-parts.ts';

const escaped = (typed: string): string => html`${typed}`.markup;

const PURPOSES: Readonly<Record<CookieEntry['purpose'], string>> = {
  necessary: 'Nodig om de website te laten werken',
  functional: 'Gemak, zonder dat iemand je volgt',
  statistics: 'Tellen hoe de website wordt gebruikt',
  marketing: 'Reclame',
  media: 'Inhoud van andere websites, zoals films',
};

/** "Cookies": those of the product, and the entries of the owner's list with what they are for. */
export const cookiesPage: ReadyPage = ({ facts }) => [
  title,
  text(
    '<p><em>Dit is een concept. Lees het na en haal weg wat niet klopt, voordat je het publiceert.</em></p>',
    '<p>Een cookie is een klein bestand dat een website in je browser bewaart. Hieronder staat welke dat zijn, waarvoor, en hoe lang.</p>',
  ),
  text('<h2>Cookies die altijd aan staan</h2>', tableOf(ownCookies(facts))),
  text('<h2>Cookies die je zelf kiest</h2>', chosen(facts), CHANGE),
];

const CHANGE =
  '<p>Je keuze verander je met de link "Cookievoorkeuren" onderaan de pagina, als die er staat. Je kunt cookies ook wissen in de instellingen van je browser.</p>';

type Row = readonly [name: string, purpose: string, term: string];

function tableOf(rows: readonly Row[]): string {
  const head = ['Cookie', 'Waarvoor', 'Hoe lang'].map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** The cookies of the product, as far as the website has what needs them. */
function ownCookies({ sells, cookies }: ReadyFacts): Row[] {
  const rows: Row[] = [];
  if (sells)
    rows.push(
      ['shoppingcart_session', 'Onthoudt je winkelwagen', '30 dagen'],
      ['placed_order', 'Opent je bestelling zonder dat je je e-mailadres opnieuw invult', 'Een half uur'],
    );
  rows.push(['wsbrowser', 'Herkent je browser, zodat vreemden niet kunnen raden', '90 dagen']);
  if (cookies.list.length > 0)
    rows.push(['cookie_consent, cookie_consent_enabled', 'Onthouden je keuze over cookies', 'Een jaar']);
  for (const entry of cookies.list) if (!isOptional(entry)) rows.push(rowOf(entry));
  return rows;
}

function chosen({ cookies }: ReadyFacts): string {
  const optional = cookies.list.filter(isOptional);
  if (optional.length === 0) return '<p>Die zijn er niet: deze website volgt je niet.</p>';
  return tableOf(optional.map(rowOf));
}

function rowOf({ name, description, purpose, cookies }: CookieEntry): Row {
  const names = cookies.length > 0 ? ` (${cookies.map(escaped).join(', ')})` : '';
  const about = description === '' ? '' : `. ${escaped(description)}`;
  return [`${escaped(name)}${names}`, `${PURPOSES[purpose]}${about}`, '<strong>[Vul in]</strong>'];
}
