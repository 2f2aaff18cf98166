import { type findAnything, foundKinds, MOST_FOUND, type OutputOf } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { choiceSources } from '../choices/choice-sources.ts';

type Found = OutputOf<typeof findAnything>['found'][number];
type Kind = Found['kind'];

/** Maximum number of words; more make the query slow and add nothing. */
const MAX_WORDS = 6;

const kindsOfRole: Readonly<Record<'owner' | 'editor' | 'shop', readonly Kind[]>> = {
  owner: foundKinds,
  editor: ['pages', 'menus', 'forms', 'templates', 'products'],
  shop: ['products', 'orders', 'customers'],
};

/** What a member may see of which the name contains all words. */
export const findAnythingHandler: Handler<typeof findAnything> = async ({ query }, context) => {
  const { websiteId } = context;
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const role = member.websites.find(({ id }) => id === websiteId)?.role ?? 'shop';
  const words = query.split(/\s+/).slice(0, MAX_WORDS);
  const selects = kindsOfRole[role].map(
    (kind) => sql`(select ${kind}::text as kind, id, title, detail from ${foundOf(kind, words, websiteId)})`,
  );
  const { rows } = await context.read((tx) => sql<Found>`${sql.join(selects, sql` union all `)}`.execute(tx));
  return { found: rows };
};

/**
 * The things of a kind whose text contains every word; the newest orders and customers first. A shop may have very many
 * orders, customers and products: they are looked up in an index, which has words of letters and digits only.
 */
function foundOf(kind: Kind, words: readonly string[], websiteId: string): RawBuilder<unknown> {
  if (kind === 'orders' || kind === 'products' || kind === 'customers') {
    const known = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
    return sql`${sql.raw(`find_${kind}`)}(${known}::text[], ${known.length > 0 ? MOST_FOUND : 0}) found`;
  }
  // Each word is made plain once and not for each row.
  const matches = words.map((word) => sql`strpos(plain, (select search_plain(${word}))) > 0`);
  return sql`(select id, title, path as detail, lower(unaccent(title || ' ' || path)) as plain
    from (${choiceSources[kind](websiteId)}) choice) source
    where ${sql.join(matches, sql` and `)} limit ${MOST_FOUND}`;
}
