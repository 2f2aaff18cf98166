import type { Order } from '@etalage/shop-domain/schema';
import { formatDate } from '@etalage/texts/format';
import { Button, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';

/** The terms as the buyer agreed with them; it is a form, so that its address does not say whose order it is. */
export function AgreedTerms({ order: { order, users } }: { order: Order }) {
  const t = useText();
  const { orderSession } = usePage();
  return (
    <form method="post" action="/voorwaarden.pdf">
      <input type="hidden" name="order" value={orderSession} />
      <input type="hidden" name="email" value={users.invoice_email} />
      <Button kind="secondary">{t('webshop_order_terms', { date: formatDate(order.created_at) })}</Button>
    </form>
  );
}
