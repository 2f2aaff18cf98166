import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { addressLines } from './address-lines.ts';
import * as styles from './orders.css.ts';

function Address({ lines }: { lines: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The customer of an order, with contact details and addresses. */
export function OrderCustomer({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { users, countries } = order;
  const { invoice_email: email, invoice_phonenumber: phone, invoice_tax_number: taxNumber } = users;
  const invoice = addressLines(users, 'invoice', countries);
  const delivery = addressLines(users, 'shipping', countries);
  return (
    <section className={styles.panel} aria-labelledby="customer">
      <h2 id="customer" className={styles.panelTitle}>
        {t('dashboard_order_customer')}
      </h2>
      <div className={styles.facts}>
        {order.customer_id && (
          <ScreenLink className={textLink} to={`/klanten/${order.customer_id}`}>
            {t('customers_of_order')}
          </ScreenLink>
        )}
        {email && (
          <a className={textLink} href={`mailto:${email}`}>
            {email}
          </a>
        )}
        {phone && (
          <a className={textLink} href={`tel:${phone}`}>
            {phone}
          </a>
        )}
        <div>
          <h3 className={styles.factName}>{t('dashboard_order_invoice')}</h3>
          <Address lines={invoice} />
          {taxNumber && <p>{t('dashboard_order_tax_number', { number: taxNumber })}</p>}
        </div>
        {order.order.kind !== 'quote' && (
          <div>
            <h3 className={styles.factName}>{t('dashboard_order_delivery')}</h3>
            {delivery.length > 0 ? <Address lines={delivery} /> : <p>{t('dashboard_order_same_address')}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
