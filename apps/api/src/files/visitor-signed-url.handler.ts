import type { visitorSignedUrl } from '@etalage/api-contract';
import { findForm } from '../forms/form.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler-context.ts';
import { askUpload } from './ask-upload.ts';
import { uploadRefused } from './upload-refused.ts';
import { ownerOf } from './visitor-files.ts';
import { visitorHash } from './visitor-token.ts';

/** An address to which a visitor sends one file of a form. */
export const visitorSignedUrlHandler: Handler<typeof visitorSignedUrl> = async (input, context) => {
  const { form_id: formId, ...file } = input;
  const form = await context.read((tx) => findForm(tx, context.websiteId, formId));
  if (!form) throw new ApiError('not_found', { form_id: [{ key: 'form_unknown' }] });
  if (!form.items.some(({ type }) => type === 'file')) throw uploadRefused('files_not_asked');
  const owner = ownerOf(visitorHash(context.cookies), formId);
  return { url: await askUpload(context, { uploader: 'visitor', ...file }, owner) };
};
