import { type RawBuilder, sql } from 'kysely';

interface Whose {
  readonly email: string;
  readonly tokens: readonly string[];
  readonly submissions: readonly string[];
}

/**
 * The condition on mails to or from an address, and about its purchases and submissions, also those to the shop. Mails with
 * a secret belong to an account of the dashboard, and lose their text once they are sent.
 */
export function areOwnMails({ email, tokens, submissions }: Whose): RawBuilder<boolean> {
  return sql<boolean>`not private and (order_token = any(${[...tokens]}::text[])
    or unique_key like 'form%' and split_part(unique_key, ':', 2) = any(${[...submissions]}::text[])
    or lower(btrim(recipient)) = ${email} or lower(btrim(reply_to)) = ${email})`;
}
