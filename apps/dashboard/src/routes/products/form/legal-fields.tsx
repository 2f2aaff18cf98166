import { withdrawalExclusions } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import type { ProductForm } from './product-form-values.ts';

/** What the law has a shop say of a product. */
export function LegalFields() {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <SelectField
      label={t('products_field_exclusion')}
      hint={t('products_field_exclusion_hint')}
      error={errors.withdrawal_exclusion?.message}
      {...register('withdrawal_exclusion')}
    >
      {withdrawalExclusions.map((one) => (
        <option key={one} value={one}>
          {t(`product_exclusion_${one || 'none'}`)}
        </option>
      ))}
    </SelectField>
  );
}
