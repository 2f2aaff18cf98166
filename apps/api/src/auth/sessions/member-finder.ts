import type { AppDatabase } from '../../db/database.ts';
import type { Cookies, Member } from '../../calls/handler-context.ts';
import { sessionAccount } from './owner-session.ts';

/** A function that finds the signed-in member by the cookies of a call, for the endpoint server. */
export function memberFinder(db: AppDatabase): (cookies: Cookies) => Promise<Member | undefined> {
  return (cookies) => sessionAccount(db, cookies);
}
