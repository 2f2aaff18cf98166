import type { changeProducts, InputOf } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { ProductValues } from './product-values.ts';

type Change = InputOf<typeof changeProducts>['change'];

/** What a member reads of the values that a change is about. */
export function valuesText(
  change: Change,
  titles: ReadonlyMap<string, string>,
  translate: Translate,
): (values: ProductValues) => string {
  if (change.kind === 'state') {
    return ({ status, publish_at }) =>
      translate(publish_at === null ? `products_state_${status}` : 'products_state_planned');
  }
  if (change.kind === 'category') {
    return ({ categories }) =>
      categories.length === 0
        ? translate('products_no_category')
        : categories.map((id) => titles.get(id) ?? id).join(', ');
  }
  if (change.kind === 'maker') {
    return ({ maker_id: id }) => (id === '' ? translate('products_no_maker') : (titles.get(id) ?? id));
  }
  return ({ price_cents, sale_price_cents: sale }) => {
    if (change.which === 'price') return formatMoney(price_cents);
    return sale === null ? translate('products_no_sale') : formatMoney(sale);
  };
}
