import type { signOut } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { dropCookie, endSession } from './owner-session.ts';

/** Ends the session of this browser; without one it answers the same. */
export const signOutHandler: Handler<typeof signOut> = async (_input, { db, cookies }) => {
  await endSession(db, cookies);
  dropCookie(cookies);
  return { deleted: true };
};
