import { formatDate, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { CustomerReply } from '../../../queries/customer-queries.ts';
import * as orderStyles from '../../orders/orders.css.ts';
import { CustomerHistory } from './customer-history.tsx';

interface Props {
  reply: CustomerReply;
  erased: NonNullable<CustomerReply['erased']>;
}

/** What is left of a customer whose data was erased: when, and what the books keep. */
export function ErasedCustomer({ reply, erased }: Props) {
  const t = useText();
  const { at, kept_orders: count, kept_until } = erased;
  const values = { count: String(count), until: formatDate(kept_until) };
  const kept =
    count === 0
      ? t('customers_erased_none')
      : t(count === 1 ? 'customers_erased_kept_one' : 'customers_erased_kept', values);
  return (
    <div className={orderStyles.main}>
      <section className={orderStyles.panel} aria-labelledby="customer-erased">
        <h2 id="customer-erased" className={orderStyles.panelTitle}>
          {t('customers_erased_at', { moment: formatDateTime(at) })}
        </h2>
        <p>{kept}</p>
      </section>
      <CustomerHistory reply={reply} />
    </div>
  );
}
