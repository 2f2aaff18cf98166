import { dutchClockOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProductForm } from './product-form-values.ts';

/** Whether visitors see a product, and from when on. */
export function StateFields() {
  const t = useText();
  const { register, control, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  const status = useWatch({ control, name: 'status' });
  return (
    <>
      <SelectField
        label={t('products_column_state')}
        hint={t(`products_state_${status}_hint`)}
        error={errors.status?.message}
        {...register('status')}
      >
        <option value="published">{t('products_state_published')}</option>
        <option value="draft">{t('products_state_draft')}</option>
        <option value="archived">{t('products_state_archived')}</option>
      </SelectField>
      {status === 'draft' && (
        <InputField
          type="datetime-local"
          label={t('products_field_publish_at')}
          hint={t('products_field_publish_at_hint')}
          error={errors.publish_at?.message}
          min={dutchClockOf(new Date())}
          {...register('publish_at')}
        />
      )}
    </>
  );
}
