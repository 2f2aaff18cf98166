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
  shop: ['products', 'orders'],
};

/** What a member may see of which the name contains all words. */
export const findAnythingHandler: Handler<typeof findAnything> = async ({ query }, context) => {
  const { websiteId } = context;
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const role = member.websites.find(({ id }) => id === websiteId)?.role ?? 'shop';
  const words = query.split(/\s+/).slice(0, MAX_WORDS);
  const selects = kindsOfRole[role].map((kind) => {
    const matches = words.map((word) => sql`strpos(search_plain(name), search_plain(${word})) > 0`);
    return sql`(select ${kind}::text as kind, id, title, detail from (${sourceOf(kind, websiteId)}) source
      where ${sql.join(matches, sql` and `)} limit ${MOST_FOUND})`;
  });
  const { rows } = await context.read((tx) => sql<Found>`${sql.join(selects, sql` union all `)}`.execute(tx));
  return { found: rows };
};

/** The things of a kind with the text in which words are looked for; the newest orders first. */
function sourceOf(kind: Kind, websiteId: string): RawBuilder<unknown> {
  if (kind !== 'orders')
    return sql`select id, title, path as detail, title || ' ' || path as name
      from (${choiceSources[kind](websiteId)}) choice`;
  const person = sql`concat_ws(' ', customer ->> 'invoice_company', customer ->> 'invoice_firstname',
    customer ->> 'invoice_lastname')`;
  return sql`select number as id, number as title, ${person} as detail, number || ' ' || ${person} as name
    from orders where website_id = ${websiteId} order by created_at desc`;
}
