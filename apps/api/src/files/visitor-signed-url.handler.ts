import type { visitorSignedUrl } from '@etalage/api-contract';
import type { Handler } from '../http/handler-context.ts';
import { askUpload } from './ask-upload.ts';
import { visitorHash } from './visitor-token.ts';

/** An address to which a visitor sends one file of a form. Such files are private, whatever was asked. */
export const visitorSignedUrlHandler: Handler<typeof visitorSignedUrl> = async (input, context) => {
  const { form_id: formId, ...file } = input;
  const whose = {
    uploader: 'visitor',
    memberId: null,
    visitorHash: visitorHash(context.cookies),
    formId,
  } as const;
  return { url: await askUpload(context, { ...file, isPrivate: true, ...whose }) };
};
