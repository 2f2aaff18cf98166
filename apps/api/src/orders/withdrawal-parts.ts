import type { MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import type { Seller } from '../websites/seller.ts';

/** Where a buyer withdraws, and whether something of the order is excluded from it. */
export interface WithdrawalMail {
  readonly url: string;
  readonly hasExceptions: boolean;
}

/**
 * What a consumer must have about withdrawing on a durable medium (art. 6:230v lid 7 BW, with art. 6:230m lid 1 onder h):
 * until when and how, the page for it, and the model form of annex I, part B of Directive 2011/83.
 */
export function withdrawalParts(
  { url, hasExceptions }: WithdrawalMail,
  seller: Seller,
  t: Translate,
): MailPart[] {
  const { name, street, postcode, city, email } = seller;
  const address = [name, street, `${postcode} ${city}`.trim(), email].filter(Boolean).join(', ');
  const link = { text: t('withdrawal_link'), note: t('order_mail_withdrawal_note'), url };
  return [
    { kind: 'heading', text: t('order_mail_withdrawal_link') },
    { kind: 'paragraph', text: t('order_mail_withdrawal_right') },
    ...(hasExceptions ? [{ kind: 'paragraph' as const, text: t('order_mail_withdrawal_except') }] : []),
    { kind: 'links', label: t('order_mail_withdrawal_how'), links: [link] },
    { kind: 'heading', text: t('order_mail_model_heading') },
    {
      kind: 'lines',
      lines: [
        t('order_mail_model_when'),
        t('order_mail_model_to', { address }),
        t('order_mail_model_declare'),
        t('order_mail_model_ordered'),
        t('order_mail_model_name'),
        t('order_mail_model_address'),
        t('order_mail_model_signature'),
        t('order_mail_model_date'),
        t('order_mail_model_strike'),
      ],
    },
  ];
}
