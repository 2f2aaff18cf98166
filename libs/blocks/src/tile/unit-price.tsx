import { type ProductContent, unitPrice } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { unitWords } from './unit-words.ts';

interface Props {
  className: string;
  /** What one piece costs. */
  cents: number;
  content: ProductContent;
}

/** "€ 12,50 per kg", beside a price (Besluit prijsaanduiding producten). */
export function UnitPrice({ className, cents, content }: Props) {
  const t = useText();
  return (
    <span className={className}>{`${formatMoney(unitPrice(cents, content))} ${unitWords(content, t)}`}</span>
  );
}
