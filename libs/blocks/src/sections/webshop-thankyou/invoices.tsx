import type { Order } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import { Button, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import * as styles from './webshop-thankyou.css.ts';

interface Props {
  invoices: NonNullable<Order['invoices']>;
  /** With which the order was opened: the document is asked for in the same way. */
  email: string;
  /** What the bank took back of the payment; missing if nothing. */
  takenBack?: number | undefined;
  /** Whether the page explains the amount. */
  isExplained: boolean;
}

/** A button for each document of the order; it is a form, so that its address does not say whose it is. */
export function Invoices({ invoices, email, takenBack, isExplained }: Props) {
  const t = useText();
  const { orderSession } = usePage();
  return (
    <div className={styles.invoices}>
      {takenBack !== undefined && (
        <p>{t('webshop_order_invoice_open', { amount: formatMoney(takenBack) })}</p>
      )}
      {invoices.map(({ number, kind }) => (
        <form key={number} method="post" action="/factuur.pdf">
          <input type="hidden" name="order" value={orderSession} />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="number" value={number} />
          <Button kind="secondary">
            {t(kind === 'invoice' ? 'webshop_order_invoice' : 'webshop_order_invoice_credit', { number })}
          </Button>
        </form>
      ))}
      {isExplained && (
        <p>
          <a href="#uitleg-bedrag">{t('webshop_order_invoice_explain')}</a>
        </p>
      )}
    </div>
  );
}
