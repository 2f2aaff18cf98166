import { MAX_DELIVERY_DAYS, MAX_QUANTITY } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { CountField } from './amount-field.tsx';
import { ModeFields } from './mode-fields.tsx';
import * as styles from './product-form.css.ts';
import type { ProductForm } from './product-form-values.ts';

/** What a visitor can do with a product, and how many of it. */
export function OrderingFields() {
  const t = useText();
  const { register, control } = useFormContext<ProductForm>();
  const [checkout, quote] = useWatch({ control, name: ['enable_checkout', 'enable_quote'] });
  return (
    <>
      <ModeFields />
      {(checkout || quote) && (
        <>
          <div className={styles.pair}>
            <CountField name="quantity_min" label={t('products_field_quantity_min')} most={MAX_QUANTITY} />
            <CountField name="quantity_max" label={t('products_field_quantity_max')} most={MAX_QUANTITY} />
            <CountField
              name="quantity_step"
              label={t('products_field_quantity_step')}
              hint={t('products_field_quantity_step_hint')}
              most={MAX_QUANTITY}
            />
          </div>
          <CheckboxField label={t('products_field_hide_quantity')} {...register('hide_quantity')} />
        </>
      )}
      <div className={styles.pair}>
        <CountField
          name="delivery_from"
          label={t('products_field_delivery_from')}
          hint={t('products_field_delivery_hint')}
          most={MAX_DELIVERY_DAYS}
        />
        <CountField name="delivery_to" label={t('products_field_delivery_to')} most={MAX_DELIVERY_DAYS} />
      </div>
      <CountField
        name="weight_grams"
        label={t('products_field_weight')}
        hint={t('products_field_weight_hint')}
        most={100_000_000}
      />
    </>
  );
}
