import { choiceKinds, type InputOf, type listChoices } from '@etalage/api-contract';
import type { ReferenceTarget } from '@etalage/form-engine/schema';
import type { ReferredThing } from '@etalage/blocks/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { choiceSources } from './choice-sources.ts';

/** One choice, as the query of its kind returns it. */
export interface ChoiceRow {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** Pipe-separated paths. */
  readonly images: string;
  readonly state: 'live' | 'draft' | 'unpublished';
  /** Cents, with or without VAT according to the website's price mode; null if this kind has no price. */
  readonly stored_cents: number | null;
  readonly vat_rate_bp: number;
  readonly is_from_price: boolean;
}

type Question = Pick<InputOf<typeof listChoices>, 'kind' | 'query' | 'ids' | 'offset' | 'limit'>;

/** Maximum number of search words; more words make the query slow and add nothing. */
const MAX_WORDS = 8;

/** One page of choices, ordered by title, and the total number of choices. */
export async function findChoices(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, query, ids, offset, limit }: Question,
): Promise<{ total: number; choices: ChoiceRow[] }> {
  const words = query.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = [
    sql`true`,
    ...(ids ? [sql`id = any(${[...ids]})`] : []),
    ...words.map((word) => sql`strpos(search_plain(title || ' ' || path), search_plain(${word})) > 0`),
  ];
  const { rows } = await sql<{ total: number; choices: ChoiceRow[] }>`
    with found as materialized (
      select * from (${choiceSources[kind](websiteId)}) source where ${sql.join(conditions, sql` and `)}),
    page as (select * from found order by search_plain(title), id limit ${limit} offset ${offset})
    select (select count(*)::int from found) as total,
      coalesce((select json_agg(p order by search_plain(p.title), p.id) from page p), '[]') as choices`.execute(
    tx,
  );
  const [found] = rows;
  if (!found) throw new Error('a select without a table returned no row');
  return found;
}

/** Things of the website by kind and id. */
export type ReferredThings = Partial<Record<ReferenceTarget, ReadonlyMap<string, ReferredThing>>>;

/** Those of these things that exist on the website, in one query. */
export async function findReferred(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: Partial<Record<ReferenceTarget, ReadonlySet<string>>>,
): Promise<ReferredThings> {
  const found: Partial<Record<ReferenceTarget, Map<string, ReferredThing>>> = {};
  const kinds = choiceKinds.filter((kind) => ids[kind]);
  if (kinds.length === 0) return found;
  const selects = kinds.map(
    (kind) => sql`
      select ${kind}::text as kind, id, title, state from (${choiceSources[kind](websiteId)}) source
      where id = any(${[...(ids[kind] ?? [])]})`,
  );
  const { rows } = await sql<ReferredThing & { kind: ReferenceTarget; id: string }>`
    ${sql.join(selects, sql` union all `)}`.execute(tx);
  for (const { kind, id, title, state } of rows) (found[kind] ??= new Map()).set(id, { title, state });
  return found;
}
