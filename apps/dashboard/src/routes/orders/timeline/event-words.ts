import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { IconName } from '@etalage/ui-kit/dashboard';
import type { OrderEvent } from '../../../queries/order-queries.ts';
import { refusalWords } from '../../mails/refusal-words.ts';
import { actionText } from './action-texts.ts';

/** How an event of a time line is shown. */
export interface EventWords {
  readonly icon: IconName;
  readonly title: string;
  /** Below the title; '' for nothing. */
  readonly text: string;
  readonly isProblem: boolean;
}

/** An event in words; of a note only that there is or was one. */
export function eventWords(event: OrderEvent, t: Translate): EventWords {
  switch (event.kind) {
    case 'placed':
      return {
        icon: 'orders',
        title: t(event.is_quote ? 'timeline_asked' : 'timeline_placed'),
        text: '',
        isProblem: false,
      };
    case 'payment':
      return paymentWords(event, t);
    case 'mail':
      return mailWords(event, t);
    case 'shipment':
    case 'shipment_taken_back':
      return shipmentWords(event, t);
    case 'note':
      return {
        icon: 'form',
        title: t(event.deleted_at ? 'timeline_note_deleted' : 'timeline_note'),
        text: '',
        isProblem: false,
      };
    case 'change':
      return { icon: 'edit', title: t(actionText(event.action)), text: reasonOf(event), isProblem: false };
  }
}

type Of<Kind extends OrderEvent['kind']> = Extract<OrderEvent, { kind: Kind }>;

/** Why a member did it, if it says so. */
function reasonOf({ after }: Of<'change'>): string {
  const reason = after?.['reason'];
  return typeof reason === 'string' ? reason : '';
}

function paymentWords(event: Of<'payment'>, t: Translate): EventWords {
  const { status, amount, refunded, charged_back, method, test } = event;
  const values = {
    method,
    amount: formatMoney(amount),
    refunded: formatMoney(refunded || amount),
    charged_back: formatMoney(charged_back || amount),
  };
  return {
    icon: 'payment',
    title: t(status === '' ? 'timeline_payment_open' : `timeline_payment_${status}`, values),
    text: test ? t('dashboard_payment_test') : '',
    isProblem: status === 'charged_back',
  };
}

function mailWords({ subject, recipient, status, error }: Of<'mail'>, t: Translate): EventWords {
  const isRetried = error !== '' && (status === 'waiting' || status === 'sending');
  const text = t(isRetried ? 'timeline_mail_retried' : `timeline_mail_${status}`, {
    why: refusalWords(error, t).join(' '),
  });
  return {
    icon: 'inbox',
    title: t('timeline_mail', { subject }),
    text: t('timeline_mail_to', { recipient, state: text.trim() }),
    isProblem: isRetried || status === 'failed',
  };
}

function shipmentWords(event: Of<'shipment' | 'shipment_taken_back'>, t: Translate): EventWords {
  const { carrier, is_pickup, lines, track_code } = event.shipment;
  const pieces = lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');
  const isBack = event.kind === 'shipment_taken_back';
  const parcel = carrier === '' ? t('timeline_shipment_plain') : t('timeline_shipment', { carrier });
  const sent = is_pickup ? t('timeline_ready') : parcel;
  return {
    icon: isBack ? 'undo' : 'upload',
    title: isBack ? t('timeline_shipment_taken_back') : sent,
    text: track_code === '' || isBack ? pieces : `${pieces} (${track_code})`,
    isProblem: false,
  };
}
