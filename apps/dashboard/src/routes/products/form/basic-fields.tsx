import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { introFields } from './field-definitions.ts';
import { ProductFields } from './product-fields.tsx';
import type { ProductForm } from './product-form-values.ts';

interface Props {
  /** Its stored address. */
  url: string;
  isLive: boolean;
}

/** The name of a product, its address and the words under its name. */
export function BasicFields({ url, isLive }: Props) {
  const t = useText();
  const { register, control, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  const typed = useWatch({ control, name: 'url' });
  return (
    <>
      <InputField
        label={t('products_field_title')}
        error={errors.title?.message}
        maxLength={200}
        {...register('title', { validate: (text) => text.trim() !== '' || t('products_error_title') })}
      />
      <InputField
        label={t('products_field_url')}
        hint={isLive && typed !== url ? t('pages_field_path_changed') : t('products_field_url_hint')}
        error={errors.url?.message}
        spellCheck={false}
        maxLength={500}
        {...register('url', { validate: (text) => text.trim() !== '' || t('pages_error_path') })}
      />
      <ProductFields fields={introFields} names={['intro_description', 'short_description']} />
    </>
  );
}
