import type { signOut } from '@etalage/api-contract';
import type { Handler } from '../http/handler-context.ts';
import { closeSession } from './owner-session.ts';

/** Ends the session of this browser; without one it answers the same. */
export const signOutHandler: Handler<typeof signOut> = async (_input, { db, cookies }) => {
  await closeSession(db, cookies);
  return { deleted: true };
};
