import { checkVatNumberFormat } from '@etalage/shop-domain';
import type { CustomerWire } from '@etalage/shop-domain/schema';
import type { Pick } from '../size/pick.ts';
import { companies, firstNames, lastNames, legalForm, type Place, places } from './people.ts';

export type Buyer = Partial<CustomerWire> & {
  readonly invoice_email: string;
  readonly invoice_country: Place['country'];
};

const SERIES = 250;

/** The customers of the year. Their addresses end in `.example`, a name that nobody can register. */
export function buyersOf(pick: Pick): readonly Buyer[] {
  const known = new Set<string>();
  return Array.from({ length: SERIES }, (_, index) => {
    const name = { first: pick.of(firstNames), last: pick.of(lastNames) };
    const company = index % 20 === 7 ? companies[Math.floor(index / 20)] : undefined;
    // Foreign buyers are fewer than their towns in the list: with more, the shop would need the VAT of their countries.
    const at = pick.chance(15) ? pick.of(places) : pick.of(places.filter(({ country }) => country === 'NL'));
    return {
      ...personOf(name, pick, known),
      ...addressOf(at, pick),
      ...(company && firmOf(company, at, pick)),
    };
  });
}

interface Name {
  readonly first: string;
  readonly last: string;
}

function personOf({ first, last }: Name, pick: Pick, known: Set<string>) {
  const local = `${first}.${last}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase();
  const host = pick.of(['post.example', 'mail.example', 'thuis.example']);
  let invoice_email = `${local}@${host}`;
  for (let number = 2; known.has(invoice_email); number++) invoice_email = `${local}${number}@${host}`;
  known.add(invoice_email);
  return {
    invoice_firstname: first,
    invoice_lastname: last,
    invoice_email,
    invoice_phonenumber: pick.chance(60) ? `06 ${digits(pick, 4)} ${digits(pick, 4)}` : '',
  };
}

function addressOf({ country, city, postcode, streets }: Place, pick: Pick) {
  // Without the letters of pairs that the Netherlands do not use, such as SA, SD and SS.
  const letters = 'BCEGHJKLNPRTVWXZ'.split('');
  const code = String(postcode + (country === 'NL' ? pick.below(8) : 0));
  return {
    invoice_street: pick.of(streets),
    invoice_number: `${1 + pick.below(180)}${pick.chance(15) ? pick.of(['a', 'b', '-2', ' hs']) : ''}`,
    invoice_postcode: country === 'NL' ? `${code} ${pick.of(letters)}${pick.of(letters)}` : code,
    invoice_city: city,
    invoice_country: country,
  };
}

function firmOf(name: string, { country }: Place, pick: Pick) {
  return {
    invoice_is_company: '1' as const,
    invoice_company: `${name} ${legalForm[country]}`,
    invoice_tax_number: vatNumberOf(country, pick),
  };
}

/** A number that nobody was asked about, with the check digits of its country. */
function vatNumberOf(country: Place['country'], pick: Pick): string {
  for (;;) {
    const number = {
      NL: `NL8${digits(pick, 8)}B01`,
      BE: `BE07${digits(pick, 8)}`,
      DE: `DE8${digits(pick, 8)}`,
    };
    if (checkVatNumberFormat(country, number[country]).isValid) return number[country];
  }
}

function digits(pick: Pick, count: number): string {
  return Array.from({ length: count }, () => String(1 + pick.below(9))).join('');
}
