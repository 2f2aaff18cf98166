import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { Role } from './accounts/account.repository.ts';

/**
 * Lets a member go on who has one of the roles on the website of the call (GEN-08): nobody signed in is 401, another
 * role 403, no part in the website 404. Answers who it is.
 */
export function requireRole({ member, websiteId }: HandlerContext, roles: readonly Role[]): Member {
  if (!member) throw new ApiError('unauthenticated');
  const website = member.websites.find(({ id }) => id === websiteId);
  if (!website) throw new ApiError('not_found');
  if (!roles.includes(website.role)) throw new ApiError('forbidden');
  return member;
}
