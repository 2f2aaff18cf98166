import { useText } from '@etalage/ui-kit';
import { AreaField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormCard } from '../../screen/form-card.tsx';
import type { WebshopForm } from './webshop-form.ts';
import { Input } from './webshop-input.tsx';

/** Who pays for sending back, what it costs where the post does not take it, and where goods go. */
export function ReturnFields() {
  const t = useText();
  const { register, formState } = useFormContext<WebshopForm>();
  const payer = useWatch<WebshopForm, 'return_costs'>({ name: 'return_costs' });
  return (
    <FormCard title={t('webshop_settings_returns')} about={t('webshop_settings_returns_about')}>
      <SelectField
        label={t('webshop_settings_return_costs')}
        hint={t('webshop_settings_return_costs_hint')}
        {...register('return_costs')}
      >
        <option value="">{t('webshop_settings_return_costs_unsaid')}</option>
        <option value="buyer">{t('webshop_settings_return_costs_buyer')}</option>
        <option value="shop">{t('webshop_settings_return_costs_shop')}</option>
      </SelectField>
      {payer === 'buyer' && (
        <Input
          name="return_costs_about"
          text="webshop_settings_return_about"
          hint={t('webshop_settings_return_about_hint')}
          maxLength={200}
        />
      )}
      <AreaField
        label={t('webshop_settings_return_address')}
        hint={t('webshop_settings_return_address_hint')}
        error={formState.errors.return_address?.message}
        rows={4}
        maxLength={300}
        {...register('return_address')}
      />
    </FormCard>
  );
}
