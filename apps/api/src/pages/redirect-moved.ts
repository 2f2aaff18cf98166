import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findRedirectsOfMove, lockRedirects, type RedirectChange } from '../redirects/redirect.repository.ts';
import { storeChanges } from '../redirects/store-changes.ts';

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects a page's old address to its new one, and also earlier addresses that redirected to the old one. Moving a page
 * is never refused because of redirects.
 */
export async function redirectMoved(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  { from, to }: Move,
): Promise<void> {
  await lockRedirects(tx, websiteId);
  const known = await findRedirectsOfMove(tx, websiteId, from, to);
  const changes = known.map((before): RedirectChange => {
    if (before.from === from || before.from === to) return { before };
    return { before, after: { ...before, to, version: before.version + 1 } };
  });
  const after = { id: newId(), from, to, permanent: true, version: 1 };
  await storeChanges(tx, websiteId, member, 'moved', [...changes, { after }]);
}
