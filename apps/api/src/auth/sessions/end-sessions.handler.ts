import type { endSessions } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { clearCookie, sessionHash } from './owner-session.ts';
import { endSessionsOf } from './session.repository.ts';
import { signedIn } from '../signed-in.ts';
import { withAccount } from '../accounts/with-account.ts';

export const endSessionsHandler: Handler<typeof endSessions> = async ({ scope }, context) => {
  const { id } = signedIn(context);
  const currentHash = scope === 'others' ? sessionHash(context.cookies) : undefined;
  await withAccount(context.db, { user_id: id }, (tx) => endSessionsOf(tx, id, currentHash));
  if (scope === 'all') clearCookie(context.cookies);
  return { ended: true };
};
