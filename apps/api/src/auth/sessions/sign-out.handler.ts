import type { signOut } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { clearCookie, endSession } from './owner-session.ts';

/** Ends the session of this browser; the reply is the same when there is none. */
export const signOutHandler: Handler<typeof signOut> = async (_input, { db, cookies }) => {
  await endSession(db, cookies);
  clearCookie(cookies);
  return { deleted: true };
};
