import { type ChosenFilter, parseFilters } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { synonymsOf } from './dutch-synonyms.ts';
import { readQuery } from './typed-query.ts';

/** The documents that a typed query finds, as a call of `search_find` (migration 0023); undefined if it asks for nothing. */
export function foundBy(typed: string): RawBuilder<unknown> | undefined {
  const { words, price } = readQuery(typed);
  if (words.length === 0 && !price) return undefined;
  const texts = words.map(({ text }) => text);
  const also = texts.map((text) => synonymsOf(text).join(' '));
  const loose = words.map(({ isLoose }) => isLoose);
  const { lowest = null, highest = null, about = null } = price ?? {};
  return sql`search_find(${texts}::text[], ${also}::text[], ${loose}::boolean[], ${lowest}::bigint, ${highest}::bigint,
    ${about}::bigint)`;
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
