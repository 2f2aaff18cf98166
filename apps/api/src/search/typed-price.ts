/** A price that was typed, in cents; `about` is the amount that the nearest prices are compared with. */
export interface TypedPrice {
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly about: number | null;
}

const AMOUNT = String.raw`(?:€|\beuro?\b)\s*(\d[\d.]{0,9}(?:,\d{1,2})?)(?:,-)?|(\d[\d.]{0,9}(?:,\d{1,2})?)(?:,-)?\s*(?:€|euro?(?:'s)?\b)`;
const ARTICLE = String.raw`\s+(?:de\s+)?`;
const TO = String.raw`\b(?:tot|t/m|onder|beneden|max|maximaal|hoogstens|minder dan|goedkoper dan|niet meer dan)\.?${ARTICLE}`;
const FROM = String.raw`\b(?:vanaf|boven|min|minimaal|minstens|meer dan|duurder dan)\.?${ARTICLE}`;
const BETWEEN = new RegExp(
  String.raw`\btussen${ARTICLE}(?:€\s*)?(\d[\d.]{0,9}(?:,\d{1,2})?)\s+en${ARTICLE}(?:${AMOUNT})`,
  'i',
);
const ONE = new RegExp(`(?:(${TO})|(${FROM}))?(?:${AMOUNT})`, 'i');
/** An amount without "tot" or "vanaf" means prices from a quarter below it to a quarter above it. */
const MARGIN = 0.25;

/** Separates a price from the other words: "lamp tot 100 euro" is "lamp" with a highest price. A number alone is no price. */
export function takePrice(typed: string): { rest: string; price: TypedPrice | undefined } {
  const between = BETWEEN.exec(typed);
  if (between) {
    const [found, from = '', before, after] = between;
    const ends = [centsOf(from), centsOf(before ?? after ?? '')].sort((a, b) => a - b);
    return { rest: without(typed, found), price: { lowest: ends[0]!, highest: ends[1]!, about: null } };
  }
  const one = ONE.exec(typed);
  if (!one) return { rest: typed, price: undefined };
  const [found, to, from, before, after] = one;
  const cents = centsOf(before ?? after ?? '');
  const about = {
    lowest: Math.floor(cents * (1 - MARGIN)),
    highest: Math.ceil(cents * (1 + MARGIN)),
    about: cents,
  };
  const price = to
    ? { lowest: null, highest: cents, about: null }
    : from
      ? { lowest: cents, highest: null, about: null }
      : about;
  return { rest: without(typed, found), price };
}

const without = (typed: string, found: string) => typed.replace(found, ' ').trim();

/** "1.250,50" is 125050; dots separate thousands. */
function centsOf(text: string): number {
  return Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100);
}
