import { type getOrderNotifications, paymentMails, type ResponseOf } from '@etalage/api-contract';
import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition, FormValues } from '@etalage/form-engine/schema';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeEndedSession } from '../../queries/create-query-client.ts';
import { failureErrors } from '../../queries/failure-texts.ts';
import { orderNotificationsQuery, postCustomerMails } from '../../queries/notification-queries.ts';
import { AccountCard } from '../account/account-card.tsx';
import * as styles from '../account/account.css.ts';

interface Props {
  websiteId: string;
  stored: ResponseOf<typeof getOrderNotifications>;
}

/** Which mails about their payments the buyers of a shop get. */
export function CustomerMails({ websiteId, stored }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<FormValues>(() =>
    Object.fromEntries(paymentMails.map((mail) => [mail, stored.mails_off.includes(mail) ? '0' : '1'])),
  );

  async function save(typed: FormValues) {
    try {
      const off = paymentMails.filter((mail) => typed[mail] !== '1');
      const saved = await postCustomerMails(websiteId, off);
      queryClient.setQueryData(orderNotificationsQuery(websiteId).queryKey, saved);
      return { message: t('dashboard_customer_mails_saved') };
    } catch (error) {
      noticeEndedSession(queryClient, error);
      return { errors: failureErrors(error, t) };
    }
  }

  const fields: FieldDefinition[] = [
    ...paymentMails.map((mail) => ({
      type: 'boolean' as const,
      key: mail,
      title: `dashboard_customer_mails_${mail}` as const,
      help: t(`dashboard_customer_mails_${mail}_help`),
    })),
    { type: 'submit_link', title: 'accounts_save', function: save },
  ];
  return (
    <AccountCard title={t('dashboard_customer_mails_title')} intro={t('dashboard_customer_mails_intro')}>
      <div className={styles.form}>
        <DashboardForm
          fields={fields}
          values={values}
          onChange={(changed) => setValues((was) => ({ ...was, ...changed }))}
        />
      </div>
    </AccountCard>
  );
}
