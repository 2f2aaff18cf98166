import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
import type { MailPart } from '@etalage/site-model/mail';

/** What the buyer transfers, to which account and until when. */
export function transferParts(transfer: Transfer, t: Translate): MailPart[] {
  const due = formatDate(transfer.due_date);
  return [
    { kind: 'heading', text: t('order_transfer_heading') },
    { kind: 'paragraph', text: t('order_transfer_text', { date: due }) },
    ...accountParts(transfer, t),
  ];
}

/** What the buyer transfers and to which account, also as a code for the app of a bank. */
export function accountParts(
  { iban, holder, reference, amount_incl_tax, code }: Transfer,
  t: Translate,
): MailPart[] {
  return [
    {
      kind: 'rows',
      rows: [
        { label: t('order_transfer_amount'), value: formatMoney(amount_incl_tax), isStrong: true },
        { label: t('order_transfer_iban'), value: iban },
        { label: t('order_transfer_holder'), value: holder },
        { label: t('order_transfer_mention'), value: reference },
      ],
    },
    { kind: 'code', rows: code, label: t('order_transfer_code') },
  ];
}
