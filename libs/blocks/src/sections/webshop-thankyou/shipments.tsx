import type { Order } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import * as styles from './webshop-thankyou.css.ts';

/** What was sent of an order, oldest first, with the link to follow it. */
export function Shipments({ shipments }: Pick<Order, 'shipments'>) {
  const t = useText();
  return (
    <ul className={styles.shipments}>
      {shipments.map(({ id, is_pickup, carrier, sent_at, track_code, track_url, lines }) => {
        const date = formatDate(sent_at);
        return (
          <li key={id} className={styles.shipment}>
            <p>{sentText({ is_pickup, carrier }, date, t)}</p>
            <ul className={styles.pieces}>
              {lines.map(({ position, title, quantity }) => (
                <li key={position}>{`${quantity} × ${title}`}</li>
              ))}
            </ul>
            {track_code !== '' && (
              <p className={styles.muted}>{t('webshop_order_track_code', { code: track_code })}</p>
            )}
            {track_url !== '' && (
              <p>
                <a href={track_url} rel="noreferrer">
                  {t('webshop_order_follow')}
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Several orders that are sent at once name no carrier. */
function sentText(
  { is_pickup, carrier }: Pick<Order['shipments'][number], 'is_pickup' | 'carrier'>,
  date: string,
  t: Translate,
): string {
  if (is_pickup) return t('webshop_order_ready', { date });
  return carrier === ''
    ? t('webshop_order_sent_plain', { date })
    : t('webshop_order_sent', { carrier, date });
}
