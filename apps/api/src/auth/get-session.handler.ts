import type { getSession } from '@etalage/api-contract';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler-context.ts';
import { findAccount } from './account.repository.ts';
import { memberReply } from './member-reply.ts';

/** Who is signed in. */
export const getSessionHandler: Handler<typeof getSession> = async (_input, context) => {
  const account = context.member && (await findAccount(context.db, context.member.id));
  if (!account) throw new ApiError('unauthenticated');
  return { member: memberReply(account, context) };
};
