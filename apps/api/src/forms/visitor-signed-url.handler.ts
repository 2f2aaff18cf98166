import type { visitorSignedUrl } from '@etalage/api-contract';
import { findForm } from './form.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { createUploadUrl } from '../files/create-upload-url.ts';
import { uploadRefused } from '../files/upload-refused.ts';
import { ownerOf } from '../files/visitor-files.ts';
import { visitorHash } from '../files/visitor-hash.ts';

/** A signed address to which a visitor uploads one file of a form. */
export const visitorSignedUrlHandler: Handler<typeof visitorSignedUrl> = async (input, context) => {
  const { form_id: formId, ...file } = input;
  const form = await context.read((tx) => findForm(tx, context.websiteId, formId));
  if (!form) throw new ApiError('not_found', { form_id: [{ key: 'form_unknown' }] });
  if (!form.items.some(({ type }) => type === 'file')) throw uploadRefused('files_not_asked');
  const owner = ownerOf(visitorHash(context.cookies), formId);
  return { url: await createUploadUrl(context, { uploader: 'visitor', ...file }, owner) };
};
