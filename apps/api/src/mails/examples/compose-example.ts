import type { MailExample } from '@etalage/api-contract';
import { dayAfter, PAY_LATER, TRANSFER, usualPayLater } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { dutchDayOf } from '@etalage/texts/format';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { mailSubmission } from '../../forms/mail-submission.ts';
import { mailCustomer } from '../../owned-orders/customer-mail.ts';
import { mailCancellation } from '../../owned-orders/mail-cancellation.ts';
import { mailPaymentLink } from '../../owned-orders/mail-payment-link.ts';
import { mailPaymentRequest } from '../../owned-orders/mail-payment-request.ts';
import { mailLowered } from '../../owned-orders/refund/mail-lowered.ts';
import { refundMail } from '../../owned-orders/refund/refund-mail.ts';
import { shipmentMail } from '../../owned-orders/shipment-mail.ts';
import { mailPaid, mailPaymentFailed, mailPaymentReminder } from '../../payment-mails/payment-mails.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import { mailAnswer } from '../../quotes/buyer/mail-answer.ts';
import { mailQuestion } from '../../quotes/buyer/mail-question.ts';
import { offerMail, reminderMail } from '../../quotes/buyer/offer-mail.ts';
import { mailVatCorrected } from '../../vat-rechecks/mail-vat-corrected.ts';
import { mailState } from '../../withdrawals/mail-state.ts';
import { mailReceipt, mailWithdrawal } from '../../withdrawals/withdrawal-mails.ts';
import { accountExample } from './account-examples.ts';
import { type ExampleContext, exampleContext, storedMail } from './example-context.ts';
import { orderMails, quoteMails, sampleTransfer } from './placed-mails.ts';
import { samplePurchase } from './sample-purchase.ts';
import { sampleForm, samplePart, sampleRefund, sampleShipment, sampleWithdrawal } from './sample-records.ts';

export type Composed = Omit<Mail, 'id'>;
/** A mail, or the id under which it is in the outbox; undefined for one to the shop that has nobody who gets it. */
type Compose = (example: ExampleContext) => Promise<Composed | string | undefined> | Composed;

const withdrawn =
  (state: 'returned' | 'paid_back' | 'refused'): Compose =>
  ({ tx, context, order }) =>
    mailState(tx, context, order, sampleWithdrawal(order, state, context.translate));

const composers: Readonly<Record<MailExample, Compose>> = {
  order: async (example) => (await orderMails(example, 'usual')).confirmation,
  order_transfer: async (example) => (await orderMails(example, TRANSFER)).confirmation,
  order_later: async (example) => (await orderMails(example, PAY_LATER)).confirmation,
  order_notice: async (example) => (await orderMails(example, 'usual')).notice,
  quote: async (example) => (await quoteMails(example)).confirmation,
  quote_notice: async (example) => (await quoteMails(example)).notice,
  paid: ({ tx, context, order }) => mailPaid(tx, context, order, true),
  payment_failed: ({ tx, context, order }) => mailPaymentFailed(tx, context, order),
  payment_reminder: (example) =>
    mailPaymentReminder(example.tx, example.context, example.order, sampleTransfer(example)),
  payment_request: (example) => {
    const { now } = example.context;
    const transfer = sampleTransfer(example, dayAfter(dutchDayOf(now()), usualPayLater.days));
    return mailPaymentRequest(example.tx, example.context, example.order, { transfer, isOnline: true });
  },
  payment_link: ({ tx, context, order }) => mailPaymentLink(tx, context, order, order.total_incl_tax),
  shipment: ({ order, look, context: { translate: t } }) => {
    const shipment = sampleShipment(order, 'postnl', t);
    return shipmentMail(order, { ...look, shipment, sent: 'all', isFirst: true }, t);
  },
  shipment_part: ({ order, look, context: { translate: t } }) =>
    shipmentMail(order, { ...look, ...samplePart(order, t), isFirst: true }, t),
  pickup: ({ order, look, context: { translate: t } }) => {
    const shipment = sampleShipment(order, 'pickup', t);
    return shipmentMail(order, { ...look, shipment, sent: 'all', isFirst: true }, t);
  },
  refund: ({ order, look, context }) =>
    refundMail(sampleRefund(order), order, { ...look, isTest: false }, context.translate),
  lowered: ({ tx, context, order }) => {
    const { id, split } = sampleRefund(order);
    return mailLowered(tx, context, order, { id, split, due: order.total_incl_tax - split.amount });
  },
  cancelled: ({ tx, context, order }) =>
    mailCancellation(tx, context, order, context.translate('mails_sample_reason')),
  vat_corrected: ({ tx, context, order }) =>
    mailVatCorrected(tx, context, order, {
      numbers: ['F2026-0017', 'C2026-0003', 'F2026-0018'],
      tax: order.total_tax,
    }),
  offer: ({ tx, context, quote, offer }) => {
    const { message } = offer.content;
    return mailCustomer(
      tx,
      context,
      quote,
      offerMail(quote, offer, { message, files: [] }, context.translate),
    );
  },
  offer_reminder: ({ tx, context, quote, offer }) =>
    mailCustomer(tx, context, quote, reminderMail(quote, offer, context.translate)),
  answer: ({ tx, context, quote }) => {
    const text = context.translate('mails_sample_answer');
    return mailAnswer(tx, context, quote, { id: 'voorbeeld', text });
  },
  question: ({ tx, context, quote }) => {
    const { invoice_firstname: name } = quote.customer;
    const text = context.translate('mails_sample_question');
    return mailQuestion(tx, context, quote, { id: 'voorbeeld', name, text });
  },
  withdrawal: ({ tx, context, order }) =>
    mailReceipt(tx, context, order, sampleWithdrawal(order, 'received', context.translate)),
  withdrawal_notice: ({ tx, context, order }) =>
    mailWithdrawal(tx, context, order, sampleWithdrawal(order, 'received', context.translate)),
  withdrawal_returned: withdrawn('returned'),
  withdrawal_paid_back: withdrawn('paid_back'),
  withdrawal_refused: withdrawn('refused'),
  account_invitation: (example) => accountExample('account_invitation', example),
  account_reset: (example) => accountExample('account_reset', example),
  account_email: (example) => accountExample('account_email', example),
  account_changed: (example) => accountExample('account_changed', example),
  form: async (example) => (await submissionMails(example))[0],
  form_confirm: async (example) => (await submissionMails(example)).at(-1),
};

/** The mails of a submission: to the people of the website first, to who sent it last. */
async function submissionMails({ tx, context, order }: ExampleContext): Promise<string[]> {
  const submission = { id: 'voorbeeld', url: '/contact', ...sampleForm(order, context.translate) };
  return mailSubmission(tx, submission, context);
}

/**
 * Composes a mail about a purchase that does not exist, by the code that composes those that do. What it puts in the outbox
 * is taken back with the transaction, which the caller rolls back. Undefined if the mail has nobody who gets it.
 */
export async function composeExample(
  tx: WebsiteTransaction,
  context: HandlerContext,
  mail: MailExample,
): Promise<Composed | undefined> {
  const { websiteId, now } = context;
  // What is in the sample is not among the texts of the mail.
  const translate = createTranslate();
  const sample = await samplePurchase(tx, { websiteId, translate, now: now() });
  const composed = await composers[mail](await exampleContext(tx, context, sample));
  return typeof composed === 'string' ? storedMail(tx, websiteId, composed) : composed;
}
