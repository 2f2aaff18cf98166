import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';

/** Who is signed in, for calls about the member's own account. */
export function signedIn({ member }: Pick<HandlerContext, 'member'>): Member {
  if (!member) throw new ApiError('unauthenticated');
  return member;
}
