import type { updateRedirect } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { checkChanges } from './check-changes.ts';
import { kindOf, readTyped } from './read-typed.ts';
import { findRedirects, isSameRedirect, lockRedirects } from '../redirect-rows/redirect.repository.ts';
import { storeChanges } from '../redirect-rows/store-changes.ts';

/** Changes a redirect, unless somebody else changed it since it was opened. */
export const updateRedirectHandler: Handler<typeof updateRedirect> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockRedirects(tx, websiteId);
    const known = await findRedirects(tx, websiteId);
    const before = known.find(({ id }) => id === input.id);
    if (!before) throw new ApiError('not_found');
    const typed = { from: input.from, to: input.to, kind: kindOf(input.permanent) };
    const [redirect] = await readTyped(tx, websiteId, [typed]);
    if (isSameRedirect(before, redirect!)) return { redirect: before, change: '' };
    if (before.version !== input.version) throw new ApiError('conflict');
    const after = { ...redirect!, id: before.id, version: before.version + 1 };
    const changes = [{ before, after }];
    await checkChanges(tx, websiteId, known, changes);
    return { redirect: after, change: await storeChanges(tx, websiteId, member, 'changed', changes) };
  });
};
