import {
  choiceStates,
  optionKey,
  shownCents,
  type PriceWithOptions,
  type Selection,
} from '@etalage/shop-domain';
import { ownValue } from '@etalage/site-model';
import type { FieldErrors } from '@etalage/api-contract/client';
import * as styles from './addtocart.css.ts';
import { OptionField } from './option-field.tsx';
import { optionField, type PanelProduct } from './panel-product.ts';

interface OptionListProps {
  product: PanelProduct;
  price: PriceWithOptions;
  selection: Selection;
  /** Ids of the variants that are sold out. */
  soldOut: ReadonlySet<string>;
  errors: FieldErrors;
  isPriceShown: boolean;
}

/** One input per option in the product's order (PROD-32); calculations between them show their outcome. */
export function OptionList({ product, price, selection, soldOut, errors, isPriceShown }: OptionListProps) {
  if (product.options.length === 0) return null;
  const shown = (cents: number) => shownCents(cents, product);
  return (
    <div className={styles.options}>
      {product.options.map((option, index) => {
        const key = optionKey(option, index);
        const amount = price.options[index]?.amount ?? null;
        return (
          <OptionField
            key={key}
            option={option}
            optionId={key}
            value={ownValue(selection, key) ?? ''}
            errors={errors[optionField(key)] ?? []}
            shown={isPriceShown ? shown : null}
            amount={amount}
            states={choiceStates(product, selection, key, soldOut)}
          />
        );
      })}
    </div>
  );
}
