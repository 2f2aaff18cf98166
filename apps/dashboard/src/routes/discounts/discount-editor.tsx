import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useEffect, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OpenedDiscount } from '../../queries/discount-queries.ts';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { priceSide } from '../products/price-side.ts';
import { type DiscountForm, discountFormOf, newDiscount, savedPartOf } from './discount-form-values.ts';
import { DiscountHistory } from './discount-history.tsx';
import { DiscountSections } from './discount-sections.tsx';
import { useCreateDiscount, useSaveDiscount } from './use-save-discount.ts';

/** The form of a discount; what is refused is shown at its field, and all that was typed remains. */
export function DiscountEditor({ opened, back }: { opened: OpenedDiscount; back: ReactNode }) {
  const t = useText();
  const { discount } = opened;
  const form = useForm<DiscountForm>({ defaultValues: discountFormOf(savedPartOf(discount)) });
  const { base, general, isPending, submit } = useSaveDiscount(discount, form);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <ScreenHeader title={base.title} back={back} actions={<DiscountHistory discount={base} />} />
      <DiscountSections side={priceSide(opened)} />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'discounts_live')}</p>
        {isDirty && (
          <Action onClick={() => form.reset(discountFormOf(savedPartOf(base)))}>
            {t('products_discard')}
          </Action>
        )}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

/** The form of a discount that is not there yet; it opens once it is made. */
export function NewDiscountEditor({ side, back }: { side: TextKey; back: ReactNode }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const form = useForm<DiscountForm>({ defaultValues: discountFormOf(newDiscount, true) });
  const { made, general, isPending, submit } = useCreateDiscount(form);
  const isUnsaved = form.formState.isDirty && made === '';
  useEffect(() => {
    if (made !== '' && !isUnsaved) void openScreen(`/kortingen/${made}`);
  }, [made, isUnsaved, openScreen]);
  return (
    <FormProvider {...form}>
      <ScreenHeader title={t('discounts_new')} back={back} />
      <DiscountSections side={side} />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t('discounts_live')}</p>
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'discounts_create')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </FormProvider>
  );
}
