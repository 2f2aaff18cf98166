import type { TextKey } from '@etalage/texts';

/** What members do with an order, by the action that the audit has; another action is said in general. */
const actionTexts: Readonly<Record<string, TextKey>> = {
  quote_question: 'timeline_action_quote_question',
  quote_answered: 'timeline_action_quote_answered',
  withdrawn: 'timeline_action_withdrawn',
  withdrawal_returned: 'timeline_action_withdrawal_returned',
  withdrawal_paid_back: 'timeline_action_withdrawal_paid_back',
  withdrawal_refused: 'timeline_action_withdrawal_refused',
  cancelled: 'timeline_action_cancelled',
  reopened: 'timeline_action_reopened',
  completed: 'timeline_action_completed',
  uncompleted: 'timeline_action_uncompleted',
  transfer_paid: 'timeline_action_transfer_paid',
  transfer_unpaid: 'timeline_action_transfer_unpaid',
  address_changed: 'timeline_action_address_changed',
  mail_resent: 'timeline_action_mail_resent',
  payment_link_made: 'timeline_action_payment_link_made',
  refunded: 'timeline_action_refunded',
  lowered: 'timeline_action_lowered',
  lowered_all: 'timeline_action_lowered_all',
  invoiced: 'timeline_action_invoiced',
  vat_rechecked_valid: 'timeline_action_vat_rechecked_valid',
  vat_rechecked_invalid: 'timeline_action_vat_rechecked_invalid',
  vat_corrected: 'timeline_action_vat_corrected',
  vat_correction_declined: 'timeline_action_vat_correction_declined',
  peppol_asked: 'timeline_action_peppol_asked',
  peppol_sent: 'timeline_action_peppol_sent',
  peppol_delivered: 'timeline_action_peppol_delivered',
  peppol_refused: 'timeline_action_peppol_refused',
  peppol_unreachable: 'timeline_action_peppol_unreachable',
  peppol_settled: 'timeline_action_peppol_settled',
  quote_created: 'timeline_action_quote_created',
  quote_saved: 'timeline_action_quote_saved',
  quote_sent: 'timeline_action_quote_sent',
  quote_withdrawn: 'timeline_action_quote_withdrawn',
  quote_declined: 'timeline_action_quote_declined',
  quote_reopened: 'timeline_action_quote_reopened',
  quote_accepted: 'timeline_action_quote_accepted',
  reminders_stopped: 'timeline_action_reminders_stopped',
  customer_erased: 'timeline_action_customer_erased',
};

/** The text of an action. */
export const actionText = (action: string): TextKey =>
  Object.hasOwn(actionTexts, action) ? (actionTexts[action] ?? 'timeline_action') : 'timeline_action';
