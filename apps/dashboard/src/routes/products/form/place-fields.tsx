import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { linkFields, relatedFields } from './field-definitions.ts';
import { ProductFields } from './product-fields.tsx';
import type { ProductForm } from './product-form-values.ts';

/** How the page of a product is arranged, and what it and its tiles lead to. */
export function PlaceFields() {
  const t = useText();
  const { register } = useFormContext<ProductForm>();
  return (
    <>
      <SelectField label={t('products_field_layout')} {...register('layout')}>
        <option value="default">{t('products_layout_default')}</option>
        <option value="wide">{t('products_layout_wide')}</option>
        <option value="compact">{t('products_layout_compact')}</option>
      </SelectField>
      <ProductFields fields={relatedFields} names={['related']} />
      <ProductFields fields={linkFields} names={['link']} />
    </>
  );
}
