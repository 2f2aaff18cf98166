import type { getOrderNotifications, ResponseOf } from '@etalage/api-contract';
import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition, FormValues } from '@etalage/form-engine/schema';
import { useText } from '@etalage/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticeEndedSession } from '../../queries/create-query-client.ts';
import { failureErrors } from '../../queries/failure-texts.ts';
import { orderNotificationsQuery, postOrderNotifications } from '../../queries/notification-queries.ts';
import { AccountCard } from '../account/account-card.tsx';
import * as styles from '../account/account.css.ts';

interface Props {
  websiteId: string;
  stored: ResponseOf<typeof getOrderNotifications>;
}

/** The address that receives mails about new orders and quote requests. */
export function OrderMail({ websiteId, stored }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const [values, setValues] = useState<FormValues>({ order_email: stored.order_email });
  const { company_email } = stored;

  async function save({ order_email }: FormValues) {
    try {
      const saved = await postOrderNotifications(websiteId, String(order_email));
      queryClient.setQueryData(orderNotificationsQuery(websiteId).queryKey, saved);
      const email = saved.order_email || saved.company_email;
      return {
        message: email ? t('dashboard_order_mail_saved', { email }) : t('dashboard_order_mail_saved_none'),
      };
    } catch (error) {
      noticeEndedSession(queryClient, error);
      return { errors: failureErrors(error, t) };
    }
  }

  const fields: FieldDefinition[] = [
    {
      type: 'text',
      key: 'order_email',
      title: 'dashboard_order_mail_label',
      help: company_email
        ? t('dashboard_order_mail_hint', { email: company_email })
        : t('dashboard_order_mail_hint_none'),
      placeholder: company_email,
      settings: { input: 'email' },
    },
    // The only field shows its message itself.
    { type: 'submit_link', title: 'accounts_save', function: save, settings: { showErrors: false } },
  ];
  return (
    <AccountCard title={t('dashboard_order_mail_title')} intro={t('dashboard_order_mail_intro')}>
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
