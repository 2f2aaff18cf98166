import type { listRedirectEvents } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { REDIRECT, type RedirectAction } from '../redirect-rows/store-changes.ts';

const MAX_EVENTS = 100;

/** The history of a redirect, also of a deleted one. */
export const listRedirectEventsHandler: Handler<typeof listRedirectEvents> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const found = await context.read((tx) => findHistory(tx, websiteId, { kind: REDIRECT, id }, MAX_EVENTS));
  return {
    events: found.map(({ at, member_name, action, before, after, ...event }) => ({
      id: event.id,
      at: at.toISOString(),
      member: member_name,
      // Written by `storeChanges` only.
      action: action as RedirectAction,
      before: before as State,
      after: after as State,
    })),
  };
};

type State = { from: string; to: string; permanent: boolean } | null;
