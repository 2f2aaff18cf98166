import { contentUnits, milliOf } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import * as styles from './product-form.css.ts';
import type { ProductForm } from './product-form-values.ts';

/** What is in one piece, from which its price per kilogram, litre, metre or piece follows. */
export function ContentFields() {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <div className={styles.pair}>
      <InputField
        label={t('products_field_content')}
        hint={t('products_field_content_hint')}
        error={errors.content_milli?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        {...register('content_milli', {
          validate: (typed) =>
            typed.trim() === '' || milliOf(typed) !== undefined || t('products_error_content'),
        })}
      />
      <SelectField
        label={t('products_field_content_unit')}
        error={errors.content_unit?.message}
        {...register('content_unit')}
      >
        {contentUnits.map((unit) => (
          <option key={unit} value={unit}>
            {t(`products_unit_${unit}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
