import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OwnedShippingMethod, ShippingSettings } from '../../queries/shipping-queries.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { LostCountriesDialog } from './lost-countries-dialog.tsx';
import { newShipping, type ShippingForm, shippingFormOf } from './shipping-form-values.ts';
import { ShippingSections } from './shipping-sections.tsx';
import { useCreateShipping, useSaveShipping } from './use-save-shipping.ts';

interface Props {
  opened: OwnedShippingMethod;
  settings: ShippingSettings;
  back: ReactNode;
}

/** The form of a method; what is refused is shown at its field, and all that was typed remains. */
export function ShippingEditor({ opened, settings, back }: Props) {
  const t = useText();
  const form = useForm<ShippingForm>({ defaultValues: shippingFormOf(opened) });
  const saving = useSaveShipping(opened, settings.methods, form);
  const { base, begin, general, isPending, submit, loss, confirm, cancel } = saving;
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <ScreenHeader title={base.title} back={back} />
      <ShippingSections id={base.id} settings={settings} />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'shipping_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      {loss && <LostCountriesDialog loss={loss} onConfirm={confirm} onCancel={cancel} />}
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

/** The form of a method that is not there yet; it opens once it is made. */
export function NewShippingEditor({ settings, back }: Omit<Props, 'opened'>) {
  const t = useText();
  const openScreen = useOpenScreen();
  const form = useForm<ShippingForm>({ defaultValues: shippingFormOf(newShipping) });
  const { made, general, isPending, submit } = useCreateShipping(form);
  const isUnsaved = form.formState.isDirty && made === '';
  useEffect(() => {
    if (made !== '' && !isUnsaved) void openScreen(`/instellingen/verzending/${made}`);
  }, [made, isUnsaved, openScreen]);
  return (
    <FormProvider {...form}>
      <ScreenHeader title={t('shipping_new')} back={back} />
      <ShippingSections id="" settings={settings} />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t('shipping_live')}</p>
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'shipping_create')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </FormProvider>
  );
}
