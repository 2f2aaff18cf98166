import { type ChosenFilter, parseFilters } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';

/** Words that are looked for at most; more would only cost time. */
const MOST_WORDS = 8;

/** What was typed, as words of letters and digits. */
export function wordsOf(query: string): string[] {
  return (query.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, 60));
}

/**
 * The text search question: every word must occur, as a Dutch word form or as the beginning of a word (or of an
 * ending of a title word), so that results come while typing. Undefined when nothing can be looked for.
 */
export function textQuestion(query: string): RawBuilder<unknown> | undefined {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  const questions = words.map(
    (word) =>
      sql`(to_tsquery('simple', search_plain(${word}) || ':*') || plainto_tsquery('dutch', search_plain(${word})))`,
  );
  return sql`(${sql.join(questions, sql` && `)})`;
}

/** A chosen filter as the database compares it; an end that is no number is open, a turned range holds nothing. */
export interface AskedFilter {
  readonly key: string;
  readonly type: 'list' | 'range';
  readonly values: readonly string[];
  readonly from: number | null;
  readonly to: number | null;
}

/** Reads the filter text of SRCH-14; unknown or broken parts ask for nothing and never throw. */
export function askedFilters(text: string): AskedFilter[] {
  return parseFilters(text)
    .slice(0, 30)
    .map(asked)
    .filter((filter) => filter.type === 'list' || filter.from !== null || filter.to !== null);
}

function asked(filter: ChosenFilter): AskedFilter {
  if (filter.type === 'list')
    return { key: filter.key, type: 'list', values: filter.values, from: null, to: null };
  return { key: filter.key, type: 'range', values: [], from: numberOf(filter.from), to: numberOf(filter.to) };
}

/** A number as a Dutch visitor types it, `12,5` or `12.5`; null for anything else. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}
