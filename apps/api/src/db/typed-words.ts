import { type RawBuilder, sql } from 'kysely';

/** Maximum number of words; more make the query slow and add nothing. */
const MAX_WORDS = 8;

/** The typed words that can be looked for. */
export function wordsOf(query: string): string[] {
  return query
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);
}

/** Patterns of words, all of which a text must be like. */
export function patternsOf(words: readonly string[]): RawBuilder<string[]> {
  return sql`array(select find_pattern(w) from unnest(${[...words]}::text[]) w)`;
}
