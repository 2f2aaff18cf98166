import { type RawBuilder, sql } from 'kysely';

/**
 * A JSON column without an e-mail address, wherever it is in its texts and in whatever case. Addresses have no characters
 * that JSON writes otherwise. Longer addresses that contain it stay.
 */
export function redacted(column: RawBuilder<unknown>, email: string): RawBuilder<unknown> {
  return sql`regexp_replace(${column}::text, ${patternOf(email)}, '', 'gi')::jsonb`;
}

/** As `redacted`, of a text. */
export function redactedText(column: RawBuilder<unknown>, email: string): RawBuilder<string> {
  return sql<string>`regexp_replace(${column}, ${patternOf(email)}, '', 'gi')`;
}

function patternOf(email: string): string {
  const literal = email.replace(/[^\p{L}\p{N}@_]/gu, String.raw`\$&`);
  return String.raw`(?<![\w.+-])${literal}(?![\w-]|\.\w)`;
}
