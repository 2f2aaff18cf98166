import { returnCostTexts, returnLines, type Returns } from '@etalage/shop-domain';
import type { MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import type { Seller } from '../websites/seller.ts';

interface WithdrawalShop {
  readonly seller: Seller;
  readonly returns: Returns;
}

/** Where a buyer withdraws, and whether something of the order is excluded from it. */
export interface WithdrawalMail {
  readonly url: string;
  readonly hasExceptions: boolean;
}

/** Who pays for sending back, as far as the shop says so. */
export function returnCostParts(returns: Returns, t: Translate): MailPart[] {
  return returnCostTexts(returns).map(({ key, values }) => ({ kind: 'paragraph', text: t(key, values) }));
}

/** Where goods go back to. */
export function returnAddressLines(returns: Returns, { name, street, postcode, city }: Seller): string[] {
  const own = returnLines(returns);
  return own.length > 0 ? own : [name, street, `${postcode} ${city}`.trim()].filter(Boolean);
}

/**
 * What a consumer must have about withdrawing on a durable medium (art. 6:230v lid 7 BW, with art. 6:230m lid 1 onder h):
 * until when and how, the page for it, and the model form of annex I, part B of Directive 2011/83.
 */
export function withdrawalParts(
  { url, hasExceptions }: WithdrawalMail,
  { seller, returns }: WithdrawalShop,
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
    ...returnCostParts(returns, t),
    { kind: 'paragraph', text: t('order_mail_return_to') },
    { kind: 'lines', lines: returnAddressLines(returns, seller) },
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
