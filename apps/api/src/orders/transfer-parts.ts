import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
import type { MailPart } from '@etalage/site-model/mail';

/** What the buyer transfers, to which account and until when. */
export function transferParts(transfer: Transfer, t: Translate): MailPart[] {
  const { iban, holder, reference, amount_incl_tax, due_date, code } = transfer;
  const due = formatDate(due_date);
  return [
    { kind: 'heading', text: t('order_transfer_heading') },
    { kind: 'paragraph', text: t('order_transfer_text', { date: due }) },
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
