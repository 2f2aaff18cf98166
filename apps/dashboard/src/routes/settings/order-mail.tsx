import type { getOrderNotifications, ResponseOf } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { orderNotificationsQuery, postOrderNotifications } from '../../queries/notification-queries.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { AccountForm } from '../account/account-form.tsx';

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
  const sending = useSubmit(form, {
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
    <AccountForm
      title={t('dashboard_order_mail_title')}
      intro={t('dashboard_order_mail_intro')}
      action={t('accounts_save')}
      sending={sending}
    >
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
    </AccountForm>
  );
}
