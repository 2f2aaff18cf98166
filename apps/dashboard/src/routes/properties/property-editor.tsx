import { useText } from '@etalage/ui-kit';
import { Action, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import type { OpenedProperty } from '../../queries/property-queries.ts';
import * as form from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import { DeletePropertyDialog } from './delete-property-dialog.tsx';
import { EffectsDialog } from './effects-dialog.tsx';
import { type PropertyForm, propertyFormOf } from './property-form.ts';
import { PropertyHistory } from './property-history.tsx';
import { useLeaving } from './use-leaving.ts';
import { useSaveProperty } from './use-save-property.ts';
import { ValueFields } from './value-fields.tsx';

/** The form of a property; what is refused is shown at its field, and all that was typed remains. */
export function PropertyEditor({ opened, back }: { opened: OpenedProperty; back: ReactNode }) {
  const t = useText();
  const fields = useForm<PropertyForm>({ defaultValues: propertyFormOf(opened) });
  const { base, begin, general, isPending, submit, effects, confirm, cancel } = useSaveProperty(
    opened,
    fields,
  );
  const [isDeleting, setDeleting] = useState(false);
  const { isLeaving, leave } = useLeaving();
  const { isDirty } = fields.formState;
  return (
    <FormProvider {...fields}>
      <ScreenHeader
        title={base.title}
        back={back}
        actions={
          <>
            <PropertyHistory property={base} isUnsaved={isDirty} onRestored={begin} />
            <Action onClick={() => setDeleting(true)}>{t('properties_delete')}</Action>
          </>
        }
      />
      <div className={form.columns}>
        <div className={form.main}>
          {base.kind === 'range' ? (
            <FormCard title={t('properties_kind_range')} about={t('properties_range_about')}>
              <UnitField />
            </FormCard>
          ) : (
            <FormCard title={t('properties_section_values')} about={t('properties_section_values_about')}>
              <ValueFields base={base} />
            </FormCard>
          )}
        </div>
        <div className={form.aside}>
          <FormCard title={t('properties_section_basics')}>
            <BasicFields isRange={base.kind === 'range'} />
          </FormCard>
        </div>
      </div>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'properties_live')}</p>
        {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <EffectsDialog effects={effects} onConfirm={confirm} onCancel={cancel} />
      {isDeleting && (
        <DeletePropertyDialog property={base} onClose={() => setDeleting(false)} onGone={leave} />
      )}
      <UnsavedGuard isUnsaved={isDirty && !isLeaving} />
    </FormProvider>
  );
}

function BasicFields({ isRange }: { isRange: boolean }) {
  const t = useText();
  const { register, formState } = useFormContext<PropertyForm>();
  const { errors } = formState;
  return (
    <>
      <InputField
        label={t('products_field_title')}
        hint={t('properties_title_hint')}
        error={errors.title?.message}
        maxLength={100}
        {...register('title', { validate: (typed) => typed.trim() !== '' || t('properties_error_title') })}
      />
      {isRange ? null : (
        <SelectField
          label={t('properties_field_kind')}
          hint={t('properties_field_kind_hint')}
          error={errors.kind?.message}
          {...register('kind')}
        >
          <option value="choice">{t('properties_kind_choice')}</option>
          <option value="colour">{t('properties_kind_colour')}</option>
        </SelectField>
      )}
    </>
  );
}

function UnitField() {
  const t = useText();
  const { register, formState } = useFormContext<PropertyForm>();
  return (
    <InputField
      label={t('properties_field_unit')}
      hint={t('properties_field_unit_hint')}
      error={formState.errors.unit?.message}
      maxLength={20}
      {...register('unit')}
    />
  );
}
