import { categories, definitionOf, references } from '@etalage/form-engine/schema';
import { MAX_DISCOUNT_PRODUCTS } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { EngineFields } from '../../field-services/engine-fields.tsx';
import { amountProblem } from '../products/typed-amount.ts';
import type { DiscountForm } from './discount-form-values.ts';
import * as styles from './discounts.css.ts';

const categoryFields = [
  definitionOf(
    'category_ids',
    categories('discounts_field_categories', {
      most: MAX_DISCOUNT_PRODUCTS,
      hint: 'discounts_field_categories_hint',
    }),
  ),
];
const productFields = [
  definitionOf(
    'product_ids',
    references('discounts_field_products', 'products', { many: true, most: MAX_DISCOUNT_PRODUCTS }),
  ),
];

/** On what a discount is given, from which amount, and when. */
export function ScopeFields({ side }: { side: TextKey }) {
  const t = useText();
  const { register, control, formState } = useFormContext<DiscountForm>();
  const scope = useWatch({ control, name: 'scope' });
  const { errors } = formState;
  return (
    <>
      <SelectField label={t('discounts_field_scope')} {...register('scope')}>
        <option value="all">{t('discounts_scope_all')}</option>
        <option value="categories">{t('discounts_scope_categories')}</option>
        <option value="products">{t('discounts_scope_products')}</option>
      </SelectField>
      {scope === 'categories' && (
        <EngineFields<DiscountForm> fields={categoryFields} names={['category_ids']} />
      )}
      {scope === 'products' && <EngineFields<DiscountForm> fields={productFields} names={['product_ids']} />}
      <InputField
        label={t('discounts_field_minimum')}
        hint={`${t('discounts_field_minimum_hint')} ${t(side)}`}
        error={errors.minimum?.message}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        {...register('minimum', { validate: (typed) => amountProblem(typed, t) ?? true })}
      />
      <div className={styles.pair}>
        <InputField
          type="datetime-local"
          label={t('discounts_field_starts')}
          hint={t('discounts_field_starts_hint')}
          error={errors.starts_at?.message}
          {...register('starts_at')}
        />
        <InputField
          type="datetime-local"
          label={t('discounts_field_ends')}
          hint={t('discounts_field_ends_hint')}
          error={errors.ends_at?.message}
          {...register('ends_at')}
        />
      </div>
    </>
  );
}
