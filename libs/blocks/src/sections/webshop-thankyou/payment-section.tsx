import { paymentView } from '@etalage/shop-domain';
import type { Order } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { Button, Notice, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { MethodList } from '../../shop/controls/method-list.tsx';
import { withoutScript } from '../../shop/controls/scripting.css.ts';
import { RestoreErrors, RestoreOrder } from '../../shop/open-order/open-order.tsx';
import { MessageBox } from './message-box.tsx';
import { TransferDetails } from './transfer-details.tsx';
import * as styles from './webshop-thankyou.css.ts';

const noticeKinds = { yellow: 'warning', green: 'success', red: 'danger', neutral: 'neutral' } as const;

/** Payment status, and a way to pay (again) while the order is unpaid (ORD-12, ORD-17 to ORD-24). */
export function PaymentSection({ order }: { order: Order }) {
  const t = useText();
  const { orderSession, feedback, path, query } = usePage();
  const { payment_status, selected, selected_title, methods, transfer, test } = order.payment;
  const { refunded_incl_tax: refunded, taken_back_incl_tax: takenBack } = order.payment;
  const view = paymentView(payment_status, selected);
  const own = feedback?.form === 'create-transaction' ? feedback : undefined;
  if (order.order.status === 'cancelled') return <Cancelled restored={order.order.restored} />;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('webshop_order_payment_heading')}</h2>
      {selected_title !== '' && <p>{t('webshop_order_payment_method', { method: selected_title })}</p>}
      {test && <Notice kind="warning">{t('webshop_order_test')}</Notice>}
      <div data-payment={view.kind}>
        <Notice kind={noticeKinds[view.kind]}>
          {refunded === undefined
            ? t(view.key, { amount: formatMoney(takenBack ?? order.checkout.total_price_with_tax) })
            : t('webshop_payment_refunded_part', { amount: formatMoney(refunded) })}
        </Notice>
      </div>
      {transfer && <TransferDetails transfer={transfer} />}
      {view.kind === 'yellow' && (
        <p className={withoutScript}>
          <a href={`${path}${query}`}>{t('webshop_order_refresh')}</a>
        </p>
      )}
      {view.showPay && (
        <form
          className={styles.pay}
          method="post"
          data-behaviour="order-payment"
          data-order-session={orderSession}
          data-failed={t('error_internal')}
        >
          <MethodList
            name="payment_method"
            legend={t(transfer ? 'order_transfer_instead' : 'webshop_checkout_payment_method')}
            methods={Object.values(methods)}
            selected={own?.values['payment_method'] ?? selected}
            empty={t('webshop_checkout_no_payment')}
          />
          <MessageBox messages={Object.values(own?.errors ?? {}).flat()} />
          {Object.keys(methods).length > 0 && (
            <Button name="intent" value="create-transaction">
              {t('webshop_order_pay')}
            </Button>
          )}
        </form>
      )}
      {order.order.broken_off && (
        <>
          <RestoreErrors />
          <RestoreOrder session={orderSession} />
        </>
      )}
    </section>
  );
}

/** In place of the payment of a cancelled order. */
function Cancelled({ restored }: { restored: boolean }) {
  const t = useText();
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('webshop_order_payment_heading')}</h2>
      <Notice kind="neutral">
        {t(restored ? 'webshop_order_cancelled' : 'webshop_order_cancelled_by_shop')}
      </Notice>
    </section>
  );
}
