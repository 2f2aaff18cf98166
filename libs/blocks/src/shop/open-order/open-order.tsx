import { button, Button, notice, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ErrorBox } from '../errors/error-box.tsx';
import * as styles from './open-order.css.ts';

/**
 * Says that the order which this browser placed is not paid yet, for example after Back on the page of the bank: it can
 * be paid, or its products go back to the cart. Renders nothing without such an order.
 */
export function OpenOrder() {
  const t = useText();
  const { openOrder, shop } = usePage();
  if (!openOrder) return null;
  const { session, number } = openOrder;
  return (
    <section className={`${notice.warning} ${styles.box}`} aria-labelledby="open-order">
      <div>
        <h2 id="open-order" className={styles.heading}>
          {t('webshop_open_order_heading', { number })}
        </h2>
        <p>{t('webshop_open_order_text')}</p>
      </div>
      <RestoreErrors />
      <div className={styles.actions}>
        <a className={button.primary} href={`${shop.thankyou}?order=${encodeURIComponent(session)}`}>
          {t('webshop_open_order_pay')}
        </a>
        <RestoreOrder session={session} />
      </div>
    </section>
  );
}

/** Takes the products of an unpaid order back to the cart; works without JavaScript. */
export function RestoreOrder({ session }: { session: string }) {
  const t = useText();
  return (
    <form method="post">
      <input type="hidden" name="order" value={session} />
      <Button kind="secondary" name="intent" value="restore-order">
        {t('webshop_order_restore')}
      </Button>
    </form>
  );
}

/** Why the products could not be taken back. */
export function RestoreErrors() {
  const { feedback } = usePage();
  return <ErrorBox errors={feedback?.form === 'restore-order' ? feedback.errors : {}} />;
}
