import { useText } from '@etalage/ui-kit';
import { Action, Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import * as orderStyles from '../orders.css.ts';
import { isUnpaid } from './is-unpaid.ts';
import { OrderShipments } from './order-shipments.tsx';
import * as styles from './sending.css.ts';
import { sendableLines } from './shipment-form-values.ts';
import { ShipmentFields } from './shipment-form.tsx';

const tones: Record<OwnerOrder['order']['sent'], BadgeTone> = {
  none: 'neutral',
  partly: 'waiting',
  all: 'good',
};

/** What of an order was sent, and the form that sends the rest; nothing for a cancelled order of which nothing was sent. */
export function OrderSending({ order }: { order: OwnerOrder }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { sent, status, is_pickup } = order.order;
  const { lines } = sendableLines(order);
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  const canSend = status !== 'cancelled' && lines.length > 0;
  if (!canSend && order.shipments.length === 0) return null;
  // What had the focus is gone.
  const close = () => {
    setIsOpen(false);
    heading.current?.focus();
  };
  return (
    <section className={orderStyles.panel} aria-labelledby="sending">
      <div className={styles.head}>
        <h2 id="sending" ref={heading} tabIndex={-1} className={styles.title}>
          {t('sending_heading')}
        </h2>
        <Badge tone={tones[sent]}>{t(`sending_state_${sent}`)}</Badge>
      </div>
      {order.shipments.length > 0 && (
        <OrderShipments order={order} onTakenBack={() => heading.current?.focus()} />
      )}
      {canSend && !isOpen && (
        <div className={styles.start}>
          <p className={styles.soft}>
            {t(left === 1 ? 'sending_left_one' : 'sending_left_all', { count: String(left) })}
          </p>
          {/* One next step is the primary button: what is not paid is paid first. */}
          <Action kind={isUnpaid(order) ? 'secondary' : 'primary'} onClick={() => setIsOpen(true)}>
            {t(is_pickup ? 'sending_ready' : 'sending_start')}
          </Action>
        </div>
      )}
      {canSend && isOpen && <ShipmentFields order={order} lines={lines} onClose={close} />}
    </section>
  );
}
