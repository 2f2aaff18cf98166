import { type TypedPrice, takePrice } from './typed-price.ts';

/** Maximum number of search words; more words make the query slow and add nothing. */
const MAX_WORDS = 8;
/** What a visitor of a shop asks for stands before these words, and what it goes with behind them. */
const PREPOSITIONS = new Set(
  'voor met in aan op naast boven onder uit van bij zonder om over door tegen achter naar rond langs'.split(
    ' ',
  ),
);
const EMPTY_WORDS = new Set('de het een en of deze die dat dit mijn je jouw uw ik wij zoek te'.split(' '));

export interface TypedWord {
  readonly text: string;
  /** Whether products without this word are also found, after those with it. */
  readonly isLoose: boolean;
}

/** What was typed in a search field. */
export interface TypedQuery {
  readonly words: readonly TypedWord[];
  readonly price: TypedPrice | undefined;
}

/**
 * Reads a typed query: a price is a limit, words without a meaning are left out (unless there are no others), and what
 * stands behind a preposition is not required: "kruk voor aan de bar" is a "kruk", with a "bar" if possible.
 */
export function readQuery(typed: string): TypedQuery {
  const { rest, price } = takePrice(typed.normalize('NFC'));
  const all = (rest.replace(/['’](?=s\b)/gu, '').match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.slice(0, 60),
  );
  const isEmpty = (word: string) =>
    EMPTY_WORDS.has(word.toLowerCase()) || PREPOSITIONS.has(word.toLowerCase());
  const full = all.filter((word) => !isEmpty(word));
  if (full.length === 0)
    return { words: all.slice(0, MAX_WORDS).map((text) => ({ text, isLoose: false })), price };
  const first = all.findIndex((word) => !isEmpty(word));
  const end = all.findIndex((word, at) => at > first && PREPOSITIONS.has(word.toLowerCase()));
  const words = all.flatMap((text, at) => (isEmpty(text) ? [] : [{ text, isLoose: end > 0 && at > end }]));
  return { words: words.slice(0, MAX_WORDS), price };
}
