import type { collectPersonalData, OutputOf } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { type AskedPart, partOf } from './own-part.ts';

type Purchase = OutputOf<typeof collectPersonalData>['purchases'][number];
type Found = Purchase & { readonly id: string };

/** The lines of a snapshot as they were ordered; `path` is that of the half of the cart. */
const linesAt = (path: string): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('title', line -> 'title',
    'article_number', coalesce(line -> 'article_number', '""'), 'quantity', line -> 'quantity',
    'total', line -> 'total_price_incl_tax', 'options', coalesce((
      select jsonb_agg(jsonb_build_object('title', o -> 'title', 'value', o -> 'value'))
      from jsonb_array_elements(line -> 'options') o), '[]')))
  from jsonb_path_query(p.snapshot, ${path}::jsonpath) line), '[]')`;

/** The pieces of a withdrawal, with the titles of the lines that they are of. */
const withdrawnLines = sql`coalesce((
  select jsonb_agg(jsonb_build_object('pieces', l -> 'pieces', 'title',
    p.snapshot #> array['cart', 'shoppingcart', 'products', ((l ->> 'position')::int - 1)::text, 'title']))
  from jsonb_array_elements(w.lines) l), '[]')`;

/** What VIES answered about an order; who it was about is on the lines after the salt. */
const answersOfVies = sql`coalesce((
  select jsonb_agg(jsonb_build_object('at', v.checked_at, 'status', v.status,
    'vat_number', split_part(v.subject, E'\\n', 2), 'name', split_part(v.subject, E'\\n', 3),
    'address', split_part(v.subject, E'\\n', 4), 'consultation_number', v.consultation_number) order by v.place)
  from vat_proofs v
  where v.website_id = p.website_id and v.order_id = p.id and v.subject is not null), '[]')`;

/** The stored files that the versions that were sent name, each once. */
const sentFiles = sql`coalesce((
  select jsonb_agg(jsonb_build_object('key', f.key, 'name', f.name) order by f.created_at, f.key) from files f
  where f.website_id = p.website_id and f.quote_id = p.id and f.state = 'stored'
    and exists (select from quote_offers o where o.website_id = f.website_id and o.quote_id = f.quote_id
      and o.state <> 'draft' and o.content -> 'files' ? f.key)), '[]')`;

const ofOrders = sql`
  'order' as kind, p.status, p.payment_status, p.total_incl_tax as total,
  ${linesAt('$.cart.shoppingcart.products[*]')} as lines,
  coalesce((select jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.text) order by n.created_at)
    from order_notes n where n.website_id = p.website_id and n.order_id = p.id and n.deleted_at is null), '[]') as notes,
  coalesce((select jsonb_agg(jsonb_build_object('at', s.created_at,
      'carrier', coalesce(nullif(s.carrier_name, ''), s.carrier), 'track_code', s.track_code) order by s.created_at)
    from shipments s where s.website_id = p.website_id and s.order_id = p.id and s.taken_back_at is null), '[]')
    as shipments,
  coalesce((select jsonb_agg(jsonb_build_object('at', w.created_at, 'name', w.name, 'state', w.state,
      'reason', w.reason, 'lines', ${withdrawnLines}) order by w.created_at)
    from withdrawals w where w.website_id = p.website_id and w.order_id = p.id), '[]') as withdrawals,
  '[]'::jsonb as messages, '[]'::jsonb as attachments, ${answersOfVies} as vat_proofs`;

/** What buyer and shop wrote about a quote, also with the versions that were sent. */
const written = sql`(
  select w.created_at as at, w.name, w.text from quote_messages w
  where w.website_id = p.website_id and w.quote_id = p.id
  union all
  select f.sent_at, s.name, f.content ->> 'message' from quote_offers f join websites s on s.id = f.website_id
  where f.website_id = p.website_id and f.quote_id = p.id and f.state <> 'draft' and f.content ->> 'message' <> '')`;

const ofQuotes = sql`
  'quote' as kind, 'placed' as status, '' as payment_status, p.total_incl_tax as total,
  ${linesAt('$.cart.quote.products[*]')} as lines, '[]'::jsonb as notes, '[]'::jsonb as shipments,
  '[]'::jsonb as withdrawals,
  coalesce((select jsonb_agg(jsonb_build_object('at', m.at, 'name', m.name, 'text', m.text) order by m.at)
    from ${written} m), '[]') as messages, ${sentFiles} as attachments, '[]'::jsonb as vat_proofs`;

/** Orders or quote requests with an address, as they were placed. */
export async function findOwnPurchases(
  tx: WebsiteTransaction,
  table: 'orders' | 'quotes',
  { websiteId, email, after, limit }: AskedPart,
): Promise<{ items: Purchase[]; last: string | undefined }> {
  const { rows } = await sql<Found>`
    select p.id, p.number, p.created_at as placed_at, p.customer, ${table === 'orders' ? ofOrders : ofQuotes}
    from ${sql.table(table)} p
    where p.website_id = ${websiteId} and p.email = ${email} and p.id > ${after}
    order by p.id limit ${limit + 1}`.execute(tx);
  const part = partOf(rows, limit);
  return { items: part.rows.map((row) => purchaseOf(row)), last: part.last };
}

/** Moments within JSON arrive as text. */
function purchaseOf(found: Found): Purchase {
  const { id: _id, notes, shipments, withdrawals, messages, vat_proofs, ...row } = found;
  const dated = <Row extends { at: Date }>(given: Row): Row => ({ ...given, at: new Date(given.at) });
  return {
    ...row,
    notes: notes.map((note) => dated(note)),
    shipments: shipments.map((one) => dated(one)),
    withdrawals: withdrawals.map((one) => dated(one)),
    messages: messages.map((message) => dated(message)),
    vat_proofs: vat_proofs.map((proof) => dated(proof)),
  };
}
