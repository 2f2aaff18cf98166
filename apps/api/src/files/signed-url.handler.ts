import type { signedUrl } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { askUpload } from './ask-upload.ts';

/** An address to which a member sends one file. */
export const signedUrlHandler: Handler<typeof signedUrl> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const owner = { is_private: input.isPrivate, member_id: member.id, visitor_hash: null, form_id: null };
  return { url: await askUpload(context, { uploader: 'owner', ...input }, owner) };
};
