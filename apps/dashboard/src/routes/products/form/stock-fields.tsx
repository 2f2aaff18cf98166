import { useText } from '@etalage/ui-kit';
import { Action, CheckboxField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import { StockHistoryDialog } from '../history/stock-history-dialog.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { CountField } from './amount-field.tsx';
import type { ProductForm } from './product-form-values.ts';
import * as styles from './product-form.css.ts';
import { StockCount } from './stock-count.tsx';
import { VariantCounts } from './variant-counts.tsx';

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
          <Pieces product={product} />
          <StockHistory product={product} />
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

/** What is there, as far as it is saved what is counted. */
function Pieces({ product }: { product: OwnedProduct }) {
  const t = useText();
  const { control } = useFormContext<ProductForm>();
  const typed = useWatch({ control, name: 'variants' }).map(({ id }) => id);
  const saved = product.variants.map(({ id }) => id);
  if (typed.join() !== saved.join())
    return <p className={styles.soft}>{t('products_variant_stock_later')}</p>;
  // What is counted changes with the variants.
  return saved.length > 0 ? (
    <VariantCounts key={saved.join()} product={product} />
  ) : (
    <StockCount key="whole" product={product} />
  );
}

/** Where it stands in the list of the whole stock: found by its number, or by its name. */
function stockListOf({ article_number, title }: OwnedProduct): string {
  return `/voorraad?zoek=${encodeURIComponent(article_number || title)}`;
}

function StockHistory({ product }: { product: OwnedProduct }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.stockLinks}>
      <Action onClick={() => setIsOpen(true)}>{t('products_stock_history')}</Action>
      <ScreenLink to={stockListOf(product)}>{t('products_stock_list')}</ScreenLink>
      {isOpen && <StockHistoryDialog product={product} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
