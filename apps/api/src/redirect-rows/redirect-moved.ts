import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findRedirectsOfMoves, lockRedirects, type RedirectChange } from './redirect.repository.ts';
import { storeChanges } from './store-changes.ts';

export interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects the old addresses of pages to their new ones, and also earlier addresses that redirected to the old ones.
 * Moving a page is never refused because of redirects.
 */
export async function redirectMoved(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  moves: readonly Move[],
): Promise<void> {
  if (moves.length === 0) return;
  await lockRedirects(tx, websiteId);
  const known = await findRedirectsOfMoves(tx, websiteId, moves);
  const newPathOf = new Map(moves.map(({ from, to }) => [from, to]));
  const replaced = new Set(moves.flatMap(({ from, to }) => [from, to]));
  const changes = known.map((before): RedirectChange => {
    if (replaced.has(before.from)) return { before };
    return {
      before,
      after: { ...before, to: newPathOf.get(before.to) ?? before.to, version: before.version + 1 },
    };
  });
  const added = moves.map(({ from, to }) => ({
    after: { id: newId(), from, to, permanent: true, version: 1 },
  }));
  await storeChanges(tx, websiteId, member, 'moved', [...changes, ...added]);
}
