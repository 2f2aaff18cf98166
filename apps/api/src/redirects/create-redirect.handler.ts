import type { createRedirect } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import { checkChanges } from './check-changes.ts';
import { kindOf, readTyped } from './read-typed.ts';
import { findRedirects, isSameRedirect, lockRedirects } from '../redirect-rows/redirect.repository.ts';
import { storeChanges } from '../redirect-rows/store-changes.ts';

/** Adds a redirect; an equal one is returned, so that a repeated call adds nothing. */
export const createRedirectHandler: Handler<typeof createRedirect> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockRedirects(tx, websiteId);
    const typed = { from: input.from, to: input.to, kind: kindOf(input.permanent) };
    const known = await findRedirects(tx, websiteId);
    const [redirect] = await readTyped(tx, websiteId, [typed]);
    const same = known.find((one) => redirect && isSameRedirect(one, redirect));
    if (same) return { redirect: same, change: '' };
    const after = { ...redirect!, id: newId(), version: 1 };
    await checkChanges(tx, websiteId, known, [{ after }]);
    return { redirect: after, change: await storeChanges(tx, websiteId, member, 'created', [{ after }]) };
  });
};
