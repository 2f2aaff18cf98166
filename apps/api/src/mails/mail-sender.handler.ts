import type { getMailSender } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { mailReaderOf } from './mail-reader.ts';

/** From which address mails come. */
export const getMailSenderHandler: Handler<typeof getMailSender> = async (_input, context) => {
  mailReaderOf(context);
  const { mailFrom: address = '' } = context.ports;
  return { address, domain: address.slice(address.lastIndexOf('@') + 1) };
};
