import { isPaymentSettled } from '@etalage/shop-domain';
import type { StartBehaviour } from '../../runtime/behaviour.ts';
import { orderEmail } from '../../shop/open-order/order-email.ts';
import { fetchOrder, rerenderOrder } from './order-on-page.ts';
import { pollOrder } from './poll-order.ts';

/** Polls an unpaid order while the page is visible (ORD-15, ORD-16). */
export const start: StartBehaviour = (element) => {
  const { orderSession = '', paymentStatus = '' } = element.dataset;
  const email = orderEmail.read();
  if (email === '') return;
  const polling = pollOrder({
    status: paymentStatus,
    async ask() {
      // The page was re-rendered meanwhile: its own polling takes over.
      if (!element.isConnected) {
        polling.stop();
        return null;
      }
      const reply = await fetchOrder(orderSession, email);
      return reply.ok ? reply.data.payment.payment_status : null;
    },
    async onChange(status) {
      if (await rerenderOrder(email)) return;
      // The page still shows the old status and offers to pay again. Without its hash, the address is always requested.
      if (isPaymentSettled(status)) location.replace(`${location.pathname}${location.search}`);
      else polling.start();
    },
  });
  const look = (): void => (document.hidden ? polling.stop() : polling.start());
  document.addEventListener('visibilitychange', look);
  look();
};
