import type { undoRedirects } from '@etalage/api-contract';
import { z } from 'zod';
import { findChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { checkChanges } from './check-changes.ts';
import {
  findRedirects,
  isSameRedirect,
  lockRedirects,
  type RedirectChange,
  type StoredRedirect,
} from '../redirect-rows/redirect.repository.ts';
import { REDIRECT, storeChanges } from '../redirect-rows/store-changes.ts';

const state = z.object({ from: z.string(), to: z.string(), permanent: z.boolean(), version: z.int() });
type State = z.infer<typeof state>;

/** Undoes an earlier change as a whole, unless somebody changed a part of it since. */
export const undoRedirectsHandler: Handler<typeof undoRedirects> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockRedirects(tx, websiteId);
    const events = await findChange(tx, websiteId, REDIRECT, input.change);
    if (events.length === 0) throw new ApiError('not_found');
    const known = await findRedirects(tx, websiteId);
    const byId = new Map(known.map((redirect) => [redirect.id, redirect]));
    const changes = events.flatMap(({ subject_id: id, before, after }) => {
      const states = { before: state.nullable().parse(before), after: state.nullable().parse(after) };
      return undone(id, byId.get(id), states) ?? [];
    });
    if (changes.length > 0) await checkChanges(tx, websiteId, known, changes);
    const change = await storeChanges(tx, websiteId, member, 'undone', changes);
    return { undone: changes.length, change };
  });
};

/** The change that undoes one event; undefined if it is undone already. Throws `conflict` if something else happened since. */
function undone(
  id: string,
  current: StoredRedirect | undefined,
  { before, after }: { before: State | null; after: State | null },
): RedirectChange | undefined {
  if (isState(current, before)) return undefined;
  if (!isState(current, after)) throw new ApiError('conflict');
  const version = Math.max(before?.version ?? 0, after?.version ?? 0) + 1;
  return { ...(current && { before: current }), ...(before && { after: { ...before, id, version } }) };
}

function isState(current: StoredRedirect | undefined, known: State | null): boolean {
  return current && known ? isSameRedirect(current, known) : !current && !known;
}
