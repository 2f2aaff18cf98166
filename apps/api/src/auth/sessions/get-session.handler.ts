import type { getSession } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { findAccount } from '../accounts/account.repository.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { renewSession } from './renew-session.ts';

/** The signed-in member. The dashboard requests it each time it opens, so a session gets its new cookie here. */
export const getSessionHandler: Handler<typeof getSession> = async (_input, context) => {
  const account = context.member && (await findAccount(context.db, context.member.id));
  if (!account) throw new ApiError('unauthenticated');
  await renewSession(context.db, context.cookies, account.id);
  return { member: memberReply(account, context) };
};
