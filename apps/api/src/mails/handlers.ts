import type { Handlers } from '../calls/handler-context.ts';
import { previewMailHandler } from './examples/preview-mail.handler.ts';
import { sendTrialMailHandler } from './examples/send-trial-mail.handler.ts';
import { listMailsHandler } from './list-mails.handler.ts';
import { getMailSenderHandler } from './mail-sender.handler.ts';
import { resendMailsHandler } from './resend-mails.handler.ts';

/** The handlers of the calls about mails that were sent or refused, and about how they look. */
export const mailsHandlers = {
  getMailSender: getMailSenderHandler,
  listMails: listMailsHandler,
  previewMail: previewMailHandler,
  resendMails: resendMailsHandler,
  sendTrialMail: sendTrialMailHandler,
} satisfies Partial<Handlers>;
