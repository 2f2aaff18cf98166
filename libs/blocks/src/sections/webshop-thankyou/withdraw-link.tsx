import { isBusiness, withdrawalAddress } from '@etalage/shop-domain';
import type { Order } from '@etalage/shop-domain/schema';
import { button, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './webshop-thankyou.css.ts';

/** The way to withdraw from an order; nothing for a business, which cannot, and for an order that was cancelled. */
export function WithdrawLink({ order }: { order: Order }) {
  const t = useText();
  const { orderSession } = usePage();
  const { number, status } = order.order;
  if (status === 'cancelled' || isBusiness(order.users)) return null;
  return (
    <section className={styles.withdraw} aria-labelledby="herroepen">
      <h2 id="herroepen" className={styles.heading}>
        {t('website_title_withdrawal')}
      </h2>
      <p>{t('withdrawal_order_page')}</p>
      <a
        className={button.secondary}
        href={`${withdrawalAddress(number)}&order=${encodeURIComponent(orderSession)}`}
        rel="nofollow"
      >
        {t('withdrawal_link')}
      </a>
    </section>
  );
}
