/** Names of elements in their order, with a text, attributes and a text, or what is in them; undefined is left out. */
export interface Elements {
  readonly [name: string]: Content | readonly Content[] | undefined;
}

export type Content = string | Attributed | Elements;

interface Attributed {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Characters that XML has no place for, and halves of pairs. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are dropped
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text without what XML forbids; undefined for an empty one, because UBL has no empty elements. */
export function plain(text: string): string | undefined {
  return text.replaceAll(FORBIDDEN, '').trim() || undefined;
}

/** Cents as an amount of euros, `12.34`. */
export function euros(cents: number): Content {
  return { text: decimal(cents), attributes: { currencyID: 'EUR' } };
}

/** Cents with two digits behind the point. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function identified(id: string, schemeID: string): Content {
  return schemeID === '' ? id : { text: id, attributes: { schemeID } };
}
