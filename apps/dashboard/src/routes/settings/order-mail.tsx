import type { getOrderNotifications, ResponseOf } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { orderNotificationsQuery, postOrderNotifications } from '../../queries/notification-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSubmit } from '../../session/use-submit.ts';
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
  const showToast = useToast();
  const form = useForm({ defaultValues: { order_email: stored.order_email } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ order_email }) => postOrderNotifications(websiteId, order_email),
    onDone: (saved) => {
      queryClient.setQueryData(orderNotificationsQuery(websiteId).queryKey, saved);
      form.reset({ order_email: saved.order_email });
      const email = saved.order_email || saved.company_email;
      showToast({
        text: email ? t('dashboard_order_mail_saved', { email }) : t('dashboard_order_mail_saved_none'),
      });
    },
  });
  const { company_email } = stored;
  return (
    <AccountCard title={t('dashboard_order_mail_title')} intro={t('dashboard_order_mail_intro')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <InputField
          label={t('dashboard_order_mail_label')}
          hint={
            company_email
              ? t('dashboard_order_mail_hint', { email: company_email })
              : t('dashboard_order_mail_hint_none')
          }
          type="email"
          autoComplete="email"
          maxLength={200}
          placeholder={company_email || undefined}
          error={form.formState.errors.order_email?.message}
          {...form.register('order_email')}
        />
        <FormFailure>{failure}</FormFailure>
        <Action kind="primary" type="submit" className={styles.submit} busy={isBusy}>
          {t(isBusy ? 'accounts_saving' : 'accounts_save')}
        </Action>
      </form>
    </AccountCard>
  );
}
