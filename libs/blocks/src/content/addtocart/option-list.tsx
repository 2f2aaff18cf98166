import {
  optionKey,
  shownSide,
  type PricedProduct,
  type PriceWithOptions,
  type Selection,
} from '@etalage/shop-domain';
import type { FieldErrors } from '@etalage/api-contract/client';
import * as styles from './addtocart.css.ts';
import { OptionField } from './option-field.tsx';
import { optionField } from './panel-product.ts';

interface OptionListProps {
  pricing: PricedProduct;
  price: PriceWithOptions;
  selection: Selection;
  errors: FieldErrors;
  isPriceShown: boolean;
}

/** One input per option in the product's order (PROD-32); calculations between them show their result. */
export function OptionList({ pricing, price, selection, errors, isPriceShown }: OptionListProps) {
  if (pricing.options.length === 0) return null;
  const side = pricing.show_price_tax_included ? 'incl_tax' : 'excl_tax';
  return (
    <div className={styles.options}>
      {pricing.options.map((option, index) => {
        const key = optionKey(option, index);
        const amount = price.options[index]?.price;
        return (
          <OptionField
            key={key}
            option={option}
            optionId={key}
            value={selection[key] ?? ''}
            errors={errors[optionField(key)] ?? []}
            side={isPriceShown ? side : null}
            amount={amount ? shownSide(amount, pricing.show_price_tax_included) : null}
          />
        );
      })}
    </div>
  );
}
