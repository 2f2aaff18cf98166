import { useText } from '@etalage/ui-kit';
import { CheckboxField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import { FormCard } from '../../screen/form-card.tsx';
import * as styles from '../shipping/shipping.css.ts';
import { PriceModeEffect, PricesEffect } from './webshop-effects.tsx';
import type { WebshopForm } from './webshop-form.ts';

/** On which side of VAT prices are typed, and on which they are shown. */
export function PriceFields({ base }: { base: OwnedWebshop }) {
  const t = useText();
  const { register, formState } = useFormContext<WebshopForm>();
  const fixed =
    base.price_mode === 'gross' ? 'webshop_settings_mode_gross_fixed' : 'webshop_settings_mode_net_fixed';
  return (
    <FormCard title={t('webshop_settings_prices')}>
      {base.has_products && <p className={styles.soft}>{t(fixed)}</p>}
      {!base.has_products && (
        <SelectField
          label={t('webshop_settings_mode')}
          hint={t('webshop_settings_mode_hint')}
          error={formState.errors.price_mode?.message}
          {...register('price_mode')}
        >
          <option value="gross">{t('webshop_settings_mode_gross')}</option>
          <option value="net">{t('webshop_settings_mode_net')}</option>
        </SelectField>
      )}
      <PriceModeEffect base={base} />
      <CheckboxField
        label={t('webshop_settings_tax_included')}
        hint={t('webshop_settings_tax_included_hint')}
        {...register('show_price_tax_included')}
      />
      <PricesEffect base={base} />
    </FormCard>
  );
}
