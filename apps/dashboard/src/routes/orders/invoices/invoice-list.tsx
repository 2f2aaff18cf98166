import { formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Badge } from '@etalage/ui-kit/dashboard';
import type { ListedInvoice } from '../../../queries/invoice-queries.ts';
import * as refundStyles from '../refund/refund.css.ts';
import * as styles from './invoices.css.ts';
import { InvoicePeppolState } from './invoice-peppol.tsx';
import { useInvoiceFile } from './use-invoices.ts';

/** The order that documents belong to, as it was seen. */
interface SeenOrder {
  number: string;
  version: number;
}

/** Documents of an order, each to save as a PDF or as UBL. */
export function InvoiceList({ invoices, order }: { invoices: readonly ListedInvoice[]; order: SeenOrder }) {
  if (invoices.length === 0) return null;
  return (
    <ul className={refundStyles.list}>
      {invoices.map((invoice) => (
        <Entry key={invoice.id} invoice={invoice} order={order} />
      ))}
    </ul>
  );
}

function Entry({ invoice, order }: { invoice: ListedInvoice; order: SeenOrder }) {
  const t = useText();
  const file = useInvoiceFile();
  const { id, number, kind, date, total, is_test, peppol } = invoice;
  const busy = file.isPending ? file.variables.form : undefined;
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={refundStyles.entryHead}>
          <span className={refundStyles.productTitle}>
            {t(kind === 'invoice' ? 'invoice_title' : 'invoice_title_credit', { number })}
          </span>
          {is_test && <Badge tone="neutral">{t('invoices_test')}</Badge>}
        </p>
        <p className={refundStyles.soft}>
          {formatDate(`${date}T12:00:00Z`)} · {formatMoney(kind === 'invoice' ? total : -total)}
        </p>
      </div>
      <div className={styles.files}>
        <Action
          icon="download"
          busy={busy === 'pdf'}
          aria-label={t('invoices_pdf_of', { number })}
          onClick={() => file.mutate({ id, form: 'pdf' })}
        >
          {t('invoices_pdf')}
        </Action>
        <Action
          icon="download"
          busy={busy === 'ubl'}
          aria-label={t('invoices_ubl_of', { number })}
          onClick={() => file.mutate({ id, form: 'ubl' })}
        >
          {t('invoices_ubl')}
        </Action>
      </div>
      {peppol && <InvoicePeppolState peppol={peppol} title={number} seen={{ ...order, id }} />}
    </li>
  );
}
