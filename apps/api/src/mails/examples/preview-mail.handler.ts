import type { previewMail } from '@etalage/api-contract';
import { requireRole } from '../../auth/require-role.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { composedMail, exampleRoles } from './composed-mail.ts';

/** A mail as it would be sent, with the wordings of a draft. */
export const previewMailHandler: Handler<typeof previewMail> = async ({ mail, texts }, context) => {
  requireRole(context, exampleRoles);
  const { composed, keys } = await composedMail(context, mail, texts);
  const { subject, html, text } = composed;
  return { subject, html, text, keys };
};
