import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import { categoryFields } from './field-definitions.ts';
import { ProductFields } from './product-fields.tsx';
import { soft } from './product-form.css.ts';
import type { ProductForm } from './product-form-values.ts';

/** By what a product is known, and in which categories it stands. */
export function OrganisationFields({ ruleCategories }: { ruleCategories: readonly string[] }) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <>
      <InputField
        label={t('products_field_article_number')}
        hint={t('products_field_article_number_hint')}
        error={errors.article_number?.message}
        maxLength={100}
        autoComplete="off"
        {...register('article_number')}
      />
      <InputField
        label={t('products_field_ean')}
        error={errors.ean?.message}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
        {...register('ean')}
      />
      <InputField
        label={t('products_field_brand')}
        error={errors.brand?.message}
        maxLength={100}
        {...register('brand')}
      />
      <SelectField
        label={t('products_field_kind')}
        hint={t('products_field_kind_hint')}
        {...register('kind')}
      >
        <option value="goods">{t('products_kind_goods')}</option>
        <option value="services">{t('products_kind_services')}</option>
      </SelectField>
      <ProductFields fields={categoryFields} names={['categories']} />
      {ruleCategories.length > 0 && (
        <p className={soft}>{t('products_rule_categories', { titles: ruleCategories.join(', ') })}</p>
      )}
    </>
  );
}
