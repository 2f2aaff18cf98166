import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { formFields } from './field-definitions.ts';
import { ProductFields } from './product-fields.tsx';
import * as styles from './product-form.css.ts';
import type { ProductForm } from './product-form-values.ts';

/** In which ways a visitor can order a product, or ask for it. */
export function ModeFields() {
  const t = useText();
  const { register, control, formState } = useFormContext<ProductForm>();
  const modes = useWatch({
    control,
    name: ['enable_checkout', 'enable_quote', 'enable_form', 'enable_affiliate'],
  });
  const [, , hasForm, isAffiliate] = modes;
  return (
    <div className={styles.switches}>
      <CheckboxField
        label={t('products_field_checkout')}
        hint={t('products_field_checkout_hint')}
        {...register('enable_checkout')}
      />
      <CheckboxField
        label={t('products_field_quote')}
        hint={t('products_field_quote_hint')}
        {...register('enable_quote')}
      />
      <CheckboxField
        label={t('products_field_form')}
        hint={t('products_field_form_hint')}
        {...register('enable_form')}
      />
      {hasForm && (
        <div className={styles.within}>
          <ProductFields fields={formFields} names={['form_id']} />
        </div>
      )}
      <CheckboxField
        label={t('products_field_affiliate')}
        hint={t('products_field_affiliate_hint')}
        {...register('enable_affiliate')}
      />
      {isAffiliate && (
        <div className={styles.within}>
          <InputField
            label={t('products_field_affiliate_link')}
            hint={t('products_field_affiliate_link_hint')}
            type="url"
            maxLength={2000}
            error={formState.errors.affiliate_link?.message}
            {...register('affiliate_link')}
          />
        </div>
      )}
      {!modes.includes(true) && <p className={styles.warning}>{t('products_ordering_none')}</p>}
    </div>
  );
}
