import type { AppDatabase } from '../../db/database.ts';
import type { Cookies, Member } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { sessionUser } from './owner-session.ts';

/** A function that finds the signed-in member by the cookies of a call, for the endpoint server. */
export function memberFinder(db: AppDatabase): (cookies: Cookies) => Promise<Member | undefined> {
  return async (cookies) => {
    const userId = await sessionUser(db, cookies);
    return userId === undefined ? undefined : findAccount(db, userId);
  };
}
