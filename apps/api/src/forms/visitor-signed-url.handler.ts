import type { visitorSignedUrl } from '@etalage/api-contract';
import { findForm } from './form.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { askUpload } from '../files/ask-upload.ts';
import { uploadRefused } from '../files/upload-refused.ts';
import { visitorHash } from '../files/visitor-token.ts';

/** An address to which a visitor sends one file of a form. Such files are private, whatever was asked. */
export const visitorSignedUrlHandler: Handler<typeof visitorSignedUrl> = async (input, context) => {
  const { form_id: formId, ...file } = input;
  const form = await context.read((tx) => findForm(tx, context.websiteId, formId));
  if (!form) throw new ApiError('not_found', { form_id: [{ key: 'form_unknown' }] });
  if (!form.items.some(({ type }) => type === 'file')) throw uploadRefused('files_not_asked');
  const whose = {
    uploader: 'visitor',
    memberId: null,
    visitorHash: visitorHash(context.cookies),
    formId,
  } as const;
  return { url: await askUpload(context, { ...file, isPrivate: true, ...whose }) };
};
