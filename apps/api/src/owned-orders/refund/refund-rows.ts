import { isVatRefund } from '@etalage/shop-domain';
import type { MailPart } from '@etalage/site-model/mail';
import type { TextKey, Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { OrderRow } from '../../payments/order.repository.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';

/** What the money of a refund is for, and the sum with its name. */
export function refundRows(
  { kind, split }: Pick<RefundRow, 'kind' | 'split'>,
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  sum: TextKey,
  t: Translate,
): MailPart {
  const { amount } = split;
  const total = { label: t(sum), value: formatMoney(amount), isStrong: true };
  if (isVatRefund(split))
    return { kind: 'rows', rows: [{ label: t('order_mail_refund_vat'), value: formatMoney(amount) }, total] };
  const titles = new Map(snapshot.cart.shoppingcart.products.map(({ id, title }) => [id, title]));
  const shipping = split.shipping.reduce((all, part) => all + part.amount, 0);
  const rows = split.lines.map((line) => ({
    label: `${line.pieces} × ${titles.get(line.id) ?? ''}`,
    value: formatMoney(line.amount),
  }));
  if (shipping > 0) rows.push({ label: t('order_mail_refund_shipping'), value: formatMoney(shipping) });
  if (split.free > 0)
    rows.push({
      label: t(kind === 'double' ? 'order_mail_refund_double' : 'order_mail_refund_free'),
      value: formatMoney(split.free),
    });
  return { kind: 'rows', rows: [...rows, total] };
}
