import { bothSides } from '@etalage/shop-domain';
import { formatMoney, formatPercentage } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OpenedProduct } from '../../../queries/product-queries.ts';
import { centsOf } from '../typed-amount.ts';
import { PriceHistory } from '../history/price-history-dialog.tsx';
import { AmountField } from './amount-field.tsx';
import { ContentFields } from './content-fields.tsx';
import { marginOf } from '../margin-of.ts';
import { priceSide } from '../price-side.ts';
import { PriorPriceNote } from './prior-price-note.tsx';
import * as styles from './product-form.css.ts';
import type { ProductForm } from './product-form-values.ts';

type Shop = OpenedProduct['shop'];

interface PriceFieldsProps {
  shop: Shop;
  product: OpenedProduct['product'];
}

/** What a product costs, with the other side of VAT and the margin while the owner types. */
export function PriceFields({ shop, product }: PriceFieldsProps) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  const side = t(priceSide(shop));
  return (
    <>
      <div className={styles.pair}>
        <AmountField
          name="price_cents"
          label={t('products_field_price')}
          hint={<OtherSide shop={shop} name="price_cents" side={side} />}
          isRequired
        />
        <AmountField
          name="sale_price_cents"
          label={t('products_field_sale')}
          hint={
            <>
              <OtherSide shop={shop} name="sale_price_cents" side={t('products_field_sale_hint')} />{' '}
              <PriorPriceNote productId={product.id} />
            </>
          }
        />
        <AmountField name="cost_cents" label={t('products_field_cost')} hint={<Margin shop={shop} />} />
        <SelectField
          label={t('products_field_vat')}
          error={errors.vat_class_id?.message}
          {...register('vat_class_id')}
        >
          {shop.vat_classes.map(({ id, name, rate_bp }) => (
            <option key={id} value={id}>
              {name} ({formatPercentage(rate_bp)})
            </option>
          ))}
        </SelectField>
      </div>
      <ContentFields />
      <TextFields />
      <div className={styles.switches}>
        <CheckboxField label={t('products_field_hide_price')} {...register('hide_price')} />
        <CheckboxField
          label={t('products_field_exclude_base')}
          hint={t('products_field_exclude_base_hint')}
          {...register('exclude_base_price')}
        />
      </div>
      <PriceHistory product={product} />
    </>
  );
}

/** What stands before and after the price on pages. */
function TextFields() {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  const { errors } = formState;
  return (
    <div className={styles.pair}>
      <InputField
        label={t('products_field_before_price')}
        hint={t('products_field_before_price_hint')}
        maxLength={200}
        error={errors.before_price_text?.message}
        {...register('before_price_text')}
      />
      <InputField
        label={t('products_field_after_price')}
        hint={t('products_field_after_price_hint')}
        maxLength={200}
        error={errors.after_price_text?.message}
        {...register('after_price_text')}
      />
    </div>
  );
}

/** The rate in the price; none in that of a small business. */
function useRate({ vat_classes, small_business }: Shop): number {
  const { control } = useFormContext<ProductForm>();
  const id = useWatch({ control, name: 'vat_class_id' });
  const rate = vat_classes.find((one) => one.id === id)?.rate_bp ?? 0;
  return small_business ? 0 : rate;
}

interface OtherSideProps {
  shop: Shop;
  name: 'price_cents' | 'sale_price_cents';
  /** What is said while nothing is typed. */
  side: string;
}

function OtherSide({ shop, name, side }: OtherSideProps) {
  const t = useText();
  const { control } = useFormContext<ProductForm>();
  const rate = useRate(shop);
  const cents = centsOf(useWatch({ control, name }));
  if (cents === null || rate === 0) return side;
  const { incl_tax, excl_tax } = bothSides(cents, shop.price_mode, rate);
  return shop.price_mode === 'gross'
    ? t('products_other_excl', { amount: formatMoney(excl_tax) })
    : t('products_other_incl', { amount: formatMoney(incl_tax) });
}

function Margin({ shop }: { shop: Shop }) {
  const t = useText();
  const { control } = useFormContext<ProductForm>();
  const rate = useRate(shop);
  const [price, sale, cost] = useWatch({ control, name: ['price_cents', 'sale_price_cents', 'cost_cents'] });
  const charged = centsOf(sale) ?? centsOf(price);
  const paid = centsOf(cost);
  if (charged === null || paid === null) return t('products_field_cost_hint');
  const { excl_tax } = bothSides(charged, shop.price_mode, rate);
  const { cents, basisPoints } = marginOf(excl_tax, paid);
  const values = {
    amount: formatMoney(cents),
    percentage: basisPoints === null ? '–' : formatPercentage(basisPoints),
  };
  return t('products_margin', values);
}
