import { payLaterTerm, type PaymentView, paymentView } from '@etalage/shop-domain';
import type { Order } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
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
  const { later } = order.payment;
  const view = paymentView(payment_status, selected);
  const own = feedback?.form === 'create-transaction' ? feedback : undefined;
  if (order.order.status === 'cancelled') return <Cancelled restored={order.order.restored} />;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{t('webshop_order_payment_heading')}</h2>
      {selected_title !== '' && <p>{t('webshop_order_payment_method', { method: selected_title })}</p>}
      {test && <Notice kind="warning">{t('webshop_order_test')}</Notice>}
      <div data-payment={view.kind}>
        <Notice kind={noticeKinds[view.kind]}>{noticeText(order, view, t)}</Notice>
      </div>
      {later && view.kind === 'red' && <p>{laterText(later, t)}</p>}
      {transfer && <TransferDetails transfer={transfer} />}
      {view.kind === 'yellow' && !isTermOnly(order) && (
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

type Later = NonNullable<Order['payment']['later']>;

/** Whether it is paid afterwards and no payment is on its way. */
function isTermOnly({ payment: { later, payment_status } }: Order): boolean {
  return later !== undefined && (payment_status === '' || payment_status === 'open');
}

/** How the payment is: of what is paid afterwards, its term. */
function noticeText(order: Order, view: PaymentView, t: Translate): string {
  const { later, refunded_incl_tax: refunded, taken_back_incl_tax: takenBack } = order.payment;
  const { lowered_incl_tax: lowered = 0 } = order.payment;
  const asked = order.checkout.total_price_with_tax - lowered;
  if (later && isTermOnly(order)) return [laterText(later, t), ...loweredText(lowered, asked, t)].join(' ');
  if (refunded !== undefined) return t('webshop_payment_refunded_part', { amount: formatMoney(refunded) });
  return t(view.key, { amount: formatMoney(takenBack ?? asked) });
}

/** What was taken off the amount before it was paid, and what is left. */
function loweredText(lowered: number, asked: number, t: Translate): string[] {
  if (lowered === 0) return [];
  return [t('webshop_payment_lowered', { amount: formatMoney(lowered), rest: formatMoney(asked) })];
}

/** Until when it is paid: a day once all of it was sent, else how that day is counted. */
function laterText({ days, due_date }: Later, t: Translate): string {
  const { key, values } = payLaterTerm(days);
  return due_date === '' ? t(key, values) : t('webshop_order_pay_by', { date: formatDate(due_date) });
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
