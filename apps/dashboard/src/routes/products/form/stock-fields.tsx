import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import { CountField } from './amount-field.tsx';
import type { ProductForm } from './product-form-values.ts';
import { StockCount } from './stock-count.tsx';

/** Whether pieces are counted, how many there are, and when the owner is warned. */
export function StockFields({ product }: { product: OwnedProduct }) {
  const t = useText();
  const { register, control } = useFormContext<ProductForm>();
  const isCounted = useWatch({ control, name: 'stock_management' });
  return (
    <>
      <CheckboxField
        label={t('products_field_stock_management')}
        hint={t('products_field_stock_management_hint')}
        {...register('stock_management')}
      />
      {isCounted && (
        <>
          <StockCount product={product} />
          <CountField
            name="low_stock"
            label={t('products_field_low_stock')}
            hint={t('products_field_low_stock_hint')}
            most={1_000_000}
          />
        </>
      )}
    </>
  );
}
