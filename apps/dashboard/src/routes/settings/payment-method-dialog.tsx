import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import {
  type OwnedPaymentMethod,
  paymentMethodsQuery,
  postSavePayment,
} from '../../queries/payment-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import * as styles from '../shipping/shipping.css.ts';
import { usualPayLater } from '@etalage/shop-domain';
import { PayLaterFields, payLaterFormOf, payLaterOf } from './pay-later-fields.tsx';

interface Props {
  method: OwnedPaymentMethod;
  onClose: () => void;
}

/** What customers read of a payment method. */
export function PaymentMethodDialog({ method, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const { id, version, title, description, enabled, pay_later } = method;
  const terms = payLaterFormOf(pay_later ?? usualPayLater);
  const form = useForm({ defaultValues: { title, description, ...terms } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: (typed) => {
      const { title: name, description: text } = typed;
      const save = { id, version, title: name, description: text, enabled };
      return postSavePayment(website.id, pay_later ? { ...save, pay_later: payLaterOf(typed) } : save);
    },
    onDone: (stored) => {
      client.setQueryData(paymentMethodsQuery(website.id).queryKey, stored);
      showToast({ text: t('dashboard_saved') });
      onClose();
    },
  });
  return (
    <Dialog open title={t('payment_method_edit')} onOpenChange={(open) => !open && onClose()}>
      <form className={styles.dialogFields} noValidate onSubmit={submit}>
        <InputField
          label={t('shipping_field_title')}
          hint={t('payment_method_title_hint')}
          maxLength={100}
          error={errors.title?.message}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('payment_method_error_title'),
          })}
        />
        <InputField
          label={t('payment_method_description')}
          hint={t('payment_method_description_hint')}
          maxLength={300}
          error={errors.description?.message}
          {...form.register('description')}
        />
        {pay_later && (
          <FormProvider {...form}>
            <PayLaterFields />
          </FormProvider>
        )}
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'dashboard_saving' : 'dashboard_save')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
