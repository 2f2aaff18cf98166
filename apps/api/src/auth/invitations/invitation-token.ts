import { isWebsiteId } from '../../db/with-website.ts';
import { ApiError } from '../../calls/api-error.ts';
import { hashOfSecret } from '../secret-token.ts';

/** The website and the hash in the token of an invitation's link; refuses what is no such token. */
export function readInvitationToken(token: string): { websiteId: string; hash: string } {
  const at = token.indexOf('.');
  const websiteId = token.slice(0, Math.max(0, at));
  if (!isWebsiteId(websiteId)) throw invitationGone();
  return { websiteId, hash: hashOfSecret(token.slice(at + 1)) };
}

/** Withdrawn, replaced by a newer mail, past its days, or never there. */
export function invitationGone(): ApiError {
  return new ApiError('not_found', { general: [{ key: 'accounts_invitation_gone' }] });
}
