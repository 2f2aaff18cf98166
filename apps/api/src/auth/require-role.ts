import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { Role } from './accounts/account.repository.ts';

/**
 * The signed-in member, when they have one of the roles on the website of the call (GEN-08). Throws `unauthenticated`
 * when nobody is signed in, `forbidden` for another role and `not_found` for a member of other websites only.
 */
export function requireRole({ member, websiteId }: HandlerContext, roles: readonly Role[]): Member {
  if (!member) throw new ApiError('unauthenticated');
  const website = member.websites.find(({ id }) => id === websiteId);
  if (!website) throw new ApiError('not_found');
  if (!roles.includes(website.role)) throw new ApiError('forbidden');
  return member;
}
