import type { Handlers } from '../calls/handler-context.ts';
import { listMailsHandler } from './list-mails.handler.ts';
import { resendMailsHandler } from './resend-mails.handler.ts';

/** The handlers of the calls about mails that were sent or refused. */
export const mailsHandlers = {
  listMails: listMailsHandler,
  resendMails: resendMailsHandler,
} satisfies Partial<Handlers>;
