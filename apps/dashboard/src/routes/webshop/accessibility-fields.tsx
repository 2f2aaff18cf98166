import { ACCESSIBILITY_BEGIN, ACCESSIBILITY_PATH } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { AreaField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCard } from '../../screen/form-card.tsx';
import type { WebshopForm } from './webshop-form.ts';
import { Input } from './webshop-input.tsx';

const states = ['full', 'partial', 'exempt'] as const;

/** What the page about accessibility says, or that there is none. */
export function AccessibilityFields() {
  const t = useText();
  const { register, formState } = useFormContext<WebshopForm>();
  const state = useWatch<WebshopForm, 'accessibility'>({ name: 'accessibility' });
  const { errors } = formState;
  const about = t('webshop_settings_accessibility_about', { path: ACCESSIBILITY_PATH });
  return (
    <FormCard title={t('webshop_settings_accessibility')} about={about}>
      <SelectField
        label={t('webshop_settings_accessibility_state')}
        hint={t('webshop_settings_accessibility_state_hint')}
        error={errors.accessibility?.message}
        {...register('accessibility')}
      >
        <option value="">{t('webshop_settings_accessibility_none')}</option>
        {states.map((one) => (
          <option key={one} value={one}>
            {t(`webshop_settings_accessibility_${one}`)}
          </option>
        ))}
      </SelectField>
      {(state === 'full' || state === 'partial') && (
        <Input
          name="accessibility_checked_on"
          text="webshop_settings_accessibility_day"
          type="date"
          min={ACCESSIBILITY_BEGIN}
        />
      )}
      {state === 'partial' && (
        <AreaField
          label={t('webshop_settings_accessibility_exceptions')}
          hint={t('webshop_settings_accessibility_exceptions_hint')}
          error={errors.accessibility_exceptions?.message}
          rows={5}
          maxLength={3000}
          {...register('accessibility_exceptions')}
        />
      )}
    </FormCard>
  );
}
