import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import { moveWithin } from '../calls/move-within.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

interface Move<Row> {
  readonly table: 'shipping_methods' | 'payment_methods';
  /** Under which the audit has it. */
  readonly kind: string;
  /** All of the website in their order, locked. */
  readonly all: readonly Row[];
  readonly id: string;
  readonly index: number;
}

/** Puts a method at another place among the others, and records who did. Throws `not_found`. */
export async function moveMethod<Row extends { readonly id: string }>(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  { table, kind, all, id, index }: Move<Row>,
): Promise<void> {
  const moved = moveWithin(all, id, index);
  if (!moved) return;
  const places = moved.order.map((one, position) => ({ id: one.id, position }));
  await sql`
    update ${sql.table(table)} m set position = g.position
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as g (id text, position integer)
    where m.website_id = ${websiteId} and m.id = g.id`.execute(tx);
  const changes = [{ subjectId: id, before: { index: moved.from }, after: { index: moved.to } }];
  await recordChange(tx, websiteId, member, { kind, action: 'moved', changes });
}
