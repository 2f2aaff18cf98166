import { formatPercentage } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ShippingSettings } from '../../queries/shipping-queries.ts';
import * as card from '../../screen/form-card.css.ts';
import { FormCard } from '../../screen/form-card.tsx';
import { RuleList } from './rule-list.tsx';
import { type ShippingForm, shippingOf, withMethod } from './shipping-form-values.ts';
import { ShippingTrial } from './shipping-trial.tsx';

interface Props {
  /** The method; '' for one that is not there yet. */
  id: string;
  settings: ShippingSettings;
}

/** The fields of a method, with beside them what a customer would see. */
export function ShippingSections({ id, settings }: Props) {
  const t = useText();
  const { control } = useFormContext<ShippingForm>();
  const form = useWatch({ control }) as ShippingForm;
  return (
    <div className={card.columns}>
      <div className={card.main}>
        <FormCard title={t('shipping_section_what')}>
          <WhatFields classes={settings.vat_classes} />
        </FormCard>
        <FormCard title={t('shipping_section_rules')} about={t('shipping_rules_about')}>
          <RuleList shop={settings} />
        </FormCard>
      </div>
      <div className={card.aside}>
        <ShippingTrial
          isUnsaved
          methods={withMethod(settings.methods, id, shippingOf(form))}
          settings={settings}
        />
      </div>
    </div>
  );
}

function WhatFields({ classes }: { classes: ShippingSettings['vat_classes'] }) {
  const t = useText();
  const { register, formState } = useFormContext<ShippingForm>();
  const { errors } = formState;
  return (
    <>
      <InputField
        label={t('shipping_field_title')}
        hint={t('shipping_field_title_hint')}
        error={errors.title?.message}
        maxLength={100}
        {...register('title', { validate: (text) => text.trim() !== '' || t('shipping_error_title') })}
      />
      <SelectField label={t('shipping_field_kind')} {...register('kind')}>
        <option value="delivery">{t('shipping_kind_delivery')}</option>
        <option value="pickup">{t('shipping_kind_pickup')}</option>
      </SelectField>
      <SelectField
        label={t('shipping_field_vat')}
        hint={t('shipping_field_vat_hint')}
        error={errors.vat_class_id?.message}
        {...register('vat_class_id')}
      >
        <option value="">{t('shipping_vat_goods')}</option>
        {classes.map(({ id, name, rate_bp }) => (
          <option key={id} value={id}>
            {`${name} (${formatPercentage(rate_bp)})`}
          </option>
        ))}
      </SelectField>
      <CheckboxField label={t('shipping_field_enabled')} {...register('enabled')} />
    </>
  );
}
