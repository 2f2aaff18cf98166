import type { visitorSignedUrl } from '@etalage/api-contract';
import { findForm } from '../forms/form.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler-context.ts';
import { askUpload } from './ask-upload.ts';
import { uploadRefused } from './upload-refused.ts';
import { visitorHash } from './visitor-token.ts';

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
