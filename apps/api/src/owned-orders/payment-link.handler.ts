import type { makePaymentLink } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { amountDue } from '../payments/payment-state.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { changeOnce } from './change-once.ts';
import { findOrderPage } from './customer-mail.ts';
import { mailPaymentLink } from './mail-payment-link.ts';
import { requireAction } from './order-facts.repository.ts';
import { refuseManyMails } from './order-mails.repository.ts';

/** The address at which an unpaid order is paid, for the buyer; nothing that its mails did not say already. */
export const makePaymentLinkHandler: Handler<typeof makePaymentLink> = async (input, context) => {
  const { mail } = input;
  const sent: { mailId?: string | undefined } = {};
  const reply = await changeOnce(context, input, {
    action: 'payment_link_made',
    asked: { mail },
    work: async (tx, order) => {
      const { state } = await requireAction(tx, order, 'link');
      const url = await findOrderPage(tx, context, order);
      if (!mail) return { reply: { url } };
      await refuseManyMails(tx, order, context.now());
      sent.mailId = await mailPaymentLink(tx, context, order, amountDue(state, order.total_incl_tax));
      return { after: { recipient: order.customer.invoice_email }, reply: { url } };
    },
    again: async (tx, order) => ({ url: await findOrderPage(tx, context, order) }),
  });
  await sendSoon(context.ports.jobs, context.websiteId, sent.mailId);
  return reply;
};
