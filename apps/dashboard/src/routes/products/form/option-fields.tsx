import { useFormContext, useWatch } from 'react-hook-form';
import type { OpenedProduct } from '../../../queries/product-queries.ts';
import { OptionsEditor } from '../options/options-editor.tsx';
import { centsOf } from '../typed-amount.ts';
import type { ProductForm } from './product-form-values.ts';

/** The options of a product, tried with the price that is typed now. */
export function OptionFields({ shop }: { shop: OpenedProduct['shop'] }) {
  const { control } = useFormContext<ProductForm>();
  const [price, sale, exclude_base_price, vatClass] = useWatch({
    control,
    name: ['price_cents', 'sale_price_cents', 'exclude_base_price', 'vat_class_id'],
  });
  const rate = shop.vat_classes.find(({ id }) => id === vatClass)?.rate_bp ?? 0;
  return (
    <OptionsEditor
      base={{
        price_cents: centsOf(price) ?? 0,
        sale_price_cents: centsOf(sale),
        exclude_base_price,
        tax_rate: shop.small_business ? 0 : rate,
        price_mode: shop.price_mode,
      }}
    />
  );
}
