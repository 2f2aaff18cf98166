import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { failedWith } from '../../../queries/call-api.ts';
import { customerQuery, type CustomerReply } from '../../../queries/customer-queries.ts';
import { BackLink } from '../../../screen/back-link.tsx';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { UnopenedScreen } from '../../../screen/unopened-screen.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as orderStyles from '../../orders/orders.css.ts';
import { UnsavedForms } from '../../../screen/unsaved-forms.tsx';
import { customerName } from '../customer-name.ts';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerContact } from './customer-contact.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { CustomerHistory } from './customer-history.tsx';
import { CustomerMails, CustomerSubmissions } from './customer-messages.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { ErasedCustomer } from './erased-customer.tsx';

/** `/klanten/{id}`: one customer. */
export function CustomerRoute() {
  const { id = '' } = useParams();
  const { website } = useSession();
  const query = useQuery(customerQuery(website.id, id));
  const back = <BackLink to="/klanten" text="customers_heading" />;
  if (query.data) return <Opened key={id} reply={query.data} back={back} />;
  return (
    <UnopenedScreen
      query={query}
      isMissing={failedWith(query.error, 'not_found')}
      icon="customers"
      texts={{ one: 'customers_one', missing: 'customers_missing', about: 'customers_missing_text' }}
      back={back}
    />
  );
}

function Opened({ reply, back }: { reply: CustomerReply; back: React.ReactNode }) {
  const t = useText();
  const { customer, erased } = reply;
  const isErased = erased !== null;
  return (
    <>
      <ScreenHeader
        title={isErased ? t('customers_erased') : customerName(customer)}
        intro={isErased ? undefined : t('customers_since', { moment: formatDate(customer.first_seen_at) })}
        back={back}
        actions={isErased ? undefined : <CustomerActions customer={customer} />}
      />
      {isErased ? (
        <ErasedCustomer reply={reply} erased={erased} />
      ) : (
        <UnsavedForms>
          <div className={orderStyles.columns}>
            <div className={orderStyles.main}>
              <CustomerFigures customer={customer} />
              <CustomerOrders id={customer.id} />
              <CustomerSubmissions submissions={reply.submissions} />
              <CustomerMails mails={reply.mails} />
            </div>
            <div className={orderStyles.aside}>
              <CustomerContact reply={reply} />
            </div>
            <div className={orderStyles.below}>
              <CustomerHistory reply={reply} />
            </div>
          </div>
        </UnsavedForms>
      )}
    </>
  );
}
