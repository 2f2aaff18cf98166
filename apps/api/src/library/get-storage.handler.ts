import type { getStorage } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { OWNER_ROOM } from '../files/check-room.ts';

/** The room that the owner's files take; those in the bin take room until they are gone. */
export const getStorageHandler: Handler<typeof getStorage> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { rows } = await sql<{ bytes: string; removed_bytes: string }>`
      select coalesce(sum(size), 0) as bytes,
        coalesce(sum(size) filter (where removed_at is not null), 0) as removed_bytes
      from files where website_id = ${websiteId} and visitor_hash is null`.execute(tx);
    return {
      bytes: Number(rows[0]?.bytes),
      removed_bytes: Number(rows[0]?.removed_bytes),
      room: OWNER_ROOM,
    };
  });
};
