import type { deleteRedirects } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { checkChanges } from './check-changes.ts';
import { findRedirects, lockRedirects } from '../redirect-rows/redirect.repository.ts';
import { storeChanges } from '../redirect-rows/store-changes.ts';

/** Deletes redirects; they can be restored by undoing the change. */
export const deleteRedirectsHandler: Handler<typeof deleteRedirects> = async ({ ids }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockRedirects(tx, websiteId);
    const known = await findRedirects(tx, websiteId);
    const given = new Set(ids);
    const changes = known.filter(({ id }) => given.has(id)).map((before) => ({ before }));
    if (changes.length > 0) await checkChanges(tx, websiteId, known, changes);
    const change = await storeChanges(tx, websiteId, member, 'deleted', changes);
    return { deleted: changes.length, change };
  });
};
