import { priorIf, reductionPercentage } from '@etalage/shop-domain';
import { dutchMidnight, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { type PriceRecord, pricesQuery } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { centsOf } from '../typed-amount.ts';
import type { ProductForm } from './product-form-values.ts';

/** Which price is struck through before the sale price that is typed, and why; nothing without a sale that can be saved. */
export function PriorPriceNote({ productId }: { productId: string }) {
  const { website } = useSession();
  const { control } = useFormContext<ProductForm>();
  const { data } = useQuery(pricesQuery(website.id, productId));
  const values = useWatch({
    control,
    name: ['price_cents', 'sale_price_cents', 'hide_price', 'exclude_base_price'],
  });
  const [typedPrice, typedSale, isHidden, isExcluded] = values;
  const price = centsOf(typedPrice);
  const sale = centsOf(typedSale);
  if (!data || price === null || sale === null || sale >= price || isHidden || isExcluded) return null;
  return <Sentence record={data} sale={sale} />;
}

function Sentence({ record, sale }: { record: PriceRecord; sale: number }) {
  const t = useText();
  const { cents, lowest, reason } = priorIf(record, sale, dutchMidnight);
  if (cents !== null) {
    const percentage = String(reductionPercentage(cents, sale));
    return t('products_prior_lawful', { prior: formatMoney(cents), sale: formatMoney(sale), percentage });
  }
  if (reason === 'repriced') return t('products_prior_repriced');
  if (reason === 'too_many') return t('products_prior_too_many');
  if (lowest === null) return t('products_prior_unknown');
  return t('products_prior_not_lower', { lowest: formatMoney(lowest) });
}
