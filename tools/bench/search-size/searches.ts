import { seriesAt } from '@etalage/demo/series-names';

export interface Search {
  readonly kind: string;
  readonly typed: string;
  /** The words that bare SQL looks up, as a text search query. */
  readonly bare: string;
  /** Maximum of processor time in ms, for searches with up to a thousand hits. */
  readonly aim?: number;
}

/** The searches of the comparison with the search before the ranking. */
export const comparedSearches: readonly Search[] = [
  { kind: 'one word', typed: 'tafel', bare: 'tafel' },
  { kind: 'two words', typed: 'eiken tafel', bare: 'eik & tafel' },
  { kind: 'a word of all products', typed: 'werkplaats', bare: 'werkplat' },
];

const AIM = 15;
/** A name of a series, in lower case, with about this many products of 100,000. */
const TEN = seriesAt(1000).toLowerCase();
const HUNDRED = seriesAt(100).toLowerCase();
const THOUSAND = seriesAt(10).toLowerCase();
const withTypo = `${HUNDRED.slice(0, -2)}${HUNDRED.slice(-1)}`;

/** Searches in the large shop, from words of ten products to words of all. */
export const largeSearches: readonly Search[] = [
  { kind: 'one word', typed: TEN, bare: TEN, aim: AIM },
  { kind: 'one word', typed: HUNDRED, bare: HUNDRED, aim: AIM },
  { kind: 'one word', typed: THOUSAND, bare: THOUSAND, aim: AIM },
  { kind: 'two words, one of them broad', typed: `stoel ${HUNDRED}`, bare: `stoel & ${HUNDRED}`, aim: AIM },
  { kind: 'three broad words', typed: 'eiken stoel duin', bare: 'eik & stoel & duin', aim: AIM },
  { kind: 'a typing error', typed: withTypo, bare: HUNDRED, aim: AIM },
  { kind: 'a broad word with a price', typed: 'stoel tot 100 euro', bare: 'stoel', aim: AIM },
  { kind: 'two broad words', typed: 'eiken stoel', bare: 'eik & stoel' },
  { kind: 'a broad word', typed: 'stoel', bare: 'stoel' },
  { kind: 'a broader word', typed: 'tafel', bare: 'tafel' },
  { kind: 'a word of all products', typed: 'werkplaats', bare: 'werkplat' },
  { kind: 'two letters', typed: 'st', bare: 'st:*' },
];
