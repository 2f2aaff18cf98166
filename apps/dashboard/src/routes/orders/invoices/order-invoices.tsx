import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { invoicesQuery, type OrderInvoiceList } from '../../../queries/invoice-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { textLink } from '../../../screen/surface.css.ts';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../orders.css.ts';
import * as styles from '../refund/refund.css.ts';
import { InvoiceList } from './invoice-list.tsx';
import { useMakeInvoice } from './use-invoices.ts';

/** The invoice and credit notes of an order, or what it takes to have one. */
export function OrderInvoices({ order: { order, payment } }: { order: OwnerOrder }) {
  const { website } = useSession();
  const { number, version } = order;
  const query = useQuery({
    ...invoicesQuery(website.id, { number, version }),
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  const takenBack = payment.taken_back_incl_tax ?? 0;
  return query.data ? <Invoices number={number} list={query.data} takenBack={takenBack} /> : null;
}

interface InvoicesProps {
  number: string;
  list: OrderInvoiceList;
  /** Cents that the bank took back. */
  takenBack: number;
}

function Invoices({ number, list, takenBack }: InvoicesProps) {
  const t = useText();
  const { role } = useSession().website;
  const { invoices, can_make, problems, lacks_company, version } = list;
  const make = useMakeInvoice(number, version);
  return (
    <section className={orderStyles.panel} aria-labelledby="invoices">
      <div className={styles.head}>
        <div>
          <h2 id="invoices" className={styles.title}>
            {t('invoices_heading')}
          </h2>
          {invoices.length === 0 && <p className={styles.soft}>{t('invoices_none')}</p>}
          {invoices.length > 0 && takenBack > 0 && (
            <p className={orderStyles.warning}>
              {t('invoices_open_again', { amount: formatMoney(takenBack) })}
            </p>
          )}
          {problems.map((problem) => (
            <p key={problem} className={styles.soft}>
              {problem}
            </p>
          ))}
          {lacks_company && role === 'owner' && (
            <ScreenLink className={textLink} to="/instellingen/bedrijf">
              {t('invoices_company')}
            </ScreenLink>
          )}
          {can_make && <p className={styles.soft}>{t('invoices_make_hint')}</p>}
        </div>
        {can_make && (
          <Action busy={make.isPending} onClick={() => make.mutate()}>
            {t('invoices_make')}
          </Action>
        )}
      </div>
      <InvoiceList invoices={invoices} order={{ number, version }} />
    </section>
  );
}
