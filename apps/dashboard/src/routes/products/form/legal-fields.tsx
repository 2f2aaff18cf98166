import { withdrawalExclusions } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { AreaField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import type { OpenedProduct } from '../../../queries/product-queries.ts';
import type { ProductForm } from './product-form-values.ts';

type Makers = OpenedProduct['shop']['makers'];

/** What the law has a shop say of a product. */
export function LegalFields({ makers }: { makers: Makers }) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <>
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
      <MakerField makers={makers} />
      <AreaField
        label={t('products_field_safety')}
        hint={t('products_field_safety_hint')}
        rows={4}
        maxLength={5000}
        error={errors.safety_text?.message}
        {...register('safety_text')}
      />
    </>
  );
}

function MakerField({ makers }: { makers: Makers }) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <SelectField
      label={t('products_field_maker')}
      hint={t('products_field_maker_hint')}
      error={formState.errors.maker_id?.message}
      {...register('maker_id')}
    >
      <option value="">{t('products_maker_none')}</option>
      {makers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
