import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';

/** The signed-in member, for calls about their own account. Throws `unauthenticated` when nobody is signed in. */
export function signedIn({ member }: Pick<HandlerContext, 'member'>): Member {
  if (!member) throw new ApiError('unauthenticated');
  return member;
}
