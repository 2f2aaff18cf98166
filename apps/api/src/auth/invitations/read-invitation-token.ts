import { isWebsiteId } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import { hashOfSecret } from '../secret-token.ts';

/** The website and the hash in the token of an invitation's link. Throws `not_found` when it is not a token. */
export function readInvitationToken(token: string): { websiteId: string; hash: string } {
  const at = token.indexOf('.');
  const websiteId = token.slice(0, Math.max(0, at));
  if (!isWebsiteId(websiteId)) throw invitationNotFound();
  return { websiteId, hash: hashOfSecret(token.slice(at + 1)) };
}

/** Refusal of an invitation that was withdrawn, was replaced by a newer mail, has expired or never existed. */
export function invitationNotFound(): ApiError {
  return new ApiError('not_found', { general: [{ key: 'accounts_invitation_gone' }] });
}
