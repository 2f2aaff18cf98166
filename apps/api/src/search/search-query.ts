import { type ChosenFilter, parseFilters } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';

/** Maximum number of search words; more words make the query slow and add nothing. */
const MAX_WORDS = 8;

/** The words of a typed query, which contain only letters and digits. */
export function wordsOf(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 60));
}

/**
 * The PostgreSQL text search query: every word must occur, as a Dutch word form or as the beginning of a word (or of an
 * ending of a title word), so that there are results while typing. Undefined if the query contains no word.
 */
export function textQuery(query: string): RawBuilder<unknown> | undefined {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  const queries = words.map(
    (word) =>
      sql`(to_tsquery('simple', search_plain(${word}) || ':*') || plainto_tsquery('dutch', search_plain(${word})))`,
  );
  return sql`(${sql.join(queries, sql` && `)})`;
}

/** A chosen filter as the database compares it. An end that is not a number is null, which means no limit. */
export interface RequestedFilter {
  readonly key: string;
  readonly type: 'list' | 'range';
  readonly values: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
}

/** Reads the filter text of SRCH-14; unknown or malformed parts are ignored and never throw. */
export function requestedFilters(text: string): RequestedFilter[] {
  return parseFilters(text)
    .slice(0, 30)
    .map(requestedFilter)
    .filter((filter) => filter.type === 'list' || filter.from !== null || filter.to !== null);
}

function requestedFilter(filter: ChosenFilter): RequestedFilter {
  if (filter.type === 'list')
    return { key: filter.key, type: 'list', values: filter.values, from: null, to: null };
  return { key: filter.key, type: 'range', values: [], from: numberOf(filter.from), to: numberOf(filter.to) };
}

/** Reads a number in Dutch or English notation, `12,5` or `12.5`; null for any other text. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
