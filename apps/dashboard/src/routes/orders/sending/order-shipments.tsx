import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { textLink } from '../../../screen/surface.css.ts';
import * as styles from './sending.css.ts';
import { useTakeBack } from './use-take-back.ts';

type Shipment = OwnerOrder['shipments'][number];

interface Props {
  order: OwnerOrder;
  /** A shipment is gone, and with it the button that had the focus. */
  onTakenBack: () => void;
}

/**
 * The shipments of an order, oldest first, each with the button that takes it back; not once something came back of an order
 * that is still to be paid.
 */
export function OrderShipments({ order, onTakenBack }: Props) {
  const t = useText();
  const [asked, setAsked] = useState('');
  const { later, lowered_incl_tax: lowered } = order.payment;
  const isFinal = later !== undefined && lowered !== undefined;
  const asking = useRef<HTMLButtonElement>(null);
  const takeBack = useTakeBack(order.order, () => setAsked(''));
  const closeFocus = (event: Event) => {
    if (asking.current?.isConnected) return;
    event.preventDefault();
    onTakenBack();
  };
  return (
    <ol className={styles.shipments}>
      {order.shipments.map((shipment) => (
        <li key={shipment.id} className={styles.shipment}>
          <ShipmentWords shipment={shipment} />
          {!isFinal && (
            <Action
              onClick={({ currentTarget }) => {
                asking.current = currentTarget;
                setAsked(shipment.id);
              }}
            >
              {t('sending_take_back')}
            </Action>
          )}
        </li>
      ))}
      {asked !== '' && (
        <ConfirmDialog
          title={t('sending_take_back_title')}
          confirmLabel={t('sending_take_back')}
          cancelLabel={t('dashboard_cancel')}
          busy={takeBack.isPending}
          onConfirm={() => takeBack.mutate(asked)}
          onCancel={() => setAsked('')}
          onCloseFocus={closeFocus}
        >
          <p>{t('sending_take_back_text')}</p>
        </ConfirmDialog>
      )}
    </ol>
  );
}

function ShipmentWords({ shipment }: { shipment: Shipment }) {
  const t = useText();
  const { carrier, is_pickup, sent_at, track_code, track_url, lines } = shipment;
  const moment = formatDateTime(sent_at);
  const parcel =
    carrier === '' ? t('sending_sent_at_plain', { moment }) : t('sending_sent_at', { carrier, moment });
  return (
    <div className={styles.words}>
      <p className={styles.strong}>{is_pickup ? t('sending_ready_at', { moment }) : parcel}</p>
      <ul className={styles.contents}>
        {lines.map(({ position, title, quantity }) => (
          <li key={position}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      {(track_code !== '' || track_url !== '') && (
        <p className={styles.soft}>
          {track_url === '' ? (
            track_code
          ) : (
            <a className={textLink} href={track_url} target="_blank" rel="noreferrer">
              {t('sending_follow', { code: track_code })}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
