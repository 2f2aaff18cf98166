import { checkCustomerChange, trimmedCustomer } from '@etalage/shop-domain';
import { customer as customerSchema } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, useToast } from '@etalage/ui-kit/dashboard';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { postSaveOrderCustomer } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { showFormErrors } from '../../../screen/use-save-form.ts';
import { AddressFields } from './address-fields.tsx';
import { type ActionDialogProps, ChangeDialog } from './change-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';

/** A correction of who the customer is and where the order goes. */
export function CustomerDialog({ order, ...dialog }: ActionDialogProps & { order: OwnerOrder }) {
  const t = useText();
  const showToast = useToast();
  // What somebody else corrected meanwhile is taken over where it was not typed here.
  const form = useForm({
    defaultValues: order.users,
    values: order.users,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { isDirty, dirtyFields: _watched, errors } = form.formState;
  const change = useOrderChange(order, form, {
    call: (websiteId, seen, typed) =>
      postSaveOrderCustomer(websiteId, seen, z.encode(customerSchema, trimmedCustomer(typed))),
    onDone: () => {
      dialog.onClose();
      showToast({ text: t('order_actions_customer_done') });
    },
  });
  const isElsewhere = useWatch({ control: form.control, name: 'custom_shipping_information' });
  /** Shows what the rule refuses, as the server would; only the rest is sent. */
  function submit() {
    form.clearErrors();
    const found = checkCustomerChange(trimmedCustomer(order.users), trimmedCustomer(form.getValues()));
    if (Object.keys(found).length === 0) return void change.submit();
    const texts = Object.entries(found).map(([field, rules]): [string, string[]] => [
      field,
      rules.map(({ key, values }) => t(key, values)),
    ]);
    change.setGeneral(showFormErrors(form, Object.fromEntries(texts), (path) => path));
  }
  return (
    <ChangeDialog
      {...dialog}
      size="medium"
      title={t('order_actions_customer')}
      effects={[t('order_actions_customer_intro')]}
      confirmText={t('dashboard_save')}
      change={{ ...change, submit }}
    >
      <FormProvider {...form}>
        <AddressFields side="invoice" countries={order.countries} />
        <CheckboxField
          label={t('webshop_checkout_other_address')}
          hint={errors.custom_shipping_information?.message}
          {...form.register('custom_shipping_information', {
            onChange: () => startDelivery(form),
          })}
        />
        {isElsewhere && <AddressFields side="shipping" countries={order.countries} />}
        <UnsavedGuard isUnsaved={isDirty} />
      </FormProvider>
    </ChangeDialog>
  );
}

/** A new address of delivery is in the country of the order, which may not change. */
function startDelivery(form: ReturnType<typeof useForm<OwnerOrder['users']>>) {
  const { invoice_country, shipping_country } = form.getValues();
  if (shipping_country === '') form.setValue('shipping_country', invoice_country);
}
