import type { signedUrl } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { createUploadUrl } from './create-upload-url.ts';

/** A signed address to which a member uploads one file. */
export const signedUrlHandler: Handler<typeof signedUrl> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const owner = { is_private: input.isPrivate, member_id: member.id, visitor_hash: null, form_id: null };
  return { url: await createUploadUrl(context, { uploader: 'owner', ...input }, owner) };
};
