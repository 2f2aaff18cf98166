import type { redirectActions } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type RedirectChange, type StoredRedirect, writeRedirects } from './redirect.repository.ts';

/** The kind of redirects in the audit. */
export const REDIRECT = 'redirect';

export type RedirectAction = (typeof redirectActions)[number];

/** Writes changes of redirects, with who made them; returns the id of the change. */
export async function storeChanges(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Pick<Member, 'id' | 'name'>,
  action: RedirectAction,
  changes: readonly RedirectChange[],
): Promise<string> {
  await writeRedirects(tx, websiteId, changes);
  return recordChange(tx, websiteId, member, {
    kind: REDIRECT,
    action,
    changes: changes.map(({ before, after }) => ({
      subjectId: (after ?? before)?.id ?? '',
      before: stateOf(before),
      after: stateOf(after),
    })),
  });
}

function stateOf(redirect: StoredRedirect | undefined) {
  if (!redirect) return null;
  const { from, to, permanent, version } = redirect;
  return { from, to, permanent, version };
}
