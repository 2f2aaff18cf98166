import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import { countOf, countProblem } from '../typed-amount.ts';
import { StockActions } from './stock-actions.tsx';

/** The number of pieces of a product without variants. */
export function StockCount({ product: { id, on_hand, reserved } }: { product: OwnedProduct }) {
  const t = useText();
  const [known, setKnown] = useState(on_hand);
  const [typed, setTyped] = useState(on_hand === null ? '' : String(on_hand));
  const to = countOf(typed);
  const problem = countProblem(typed, 1_000_000_000, t);
  const isChanged = to !== null && to !== known && problem === undefined;
  return (
    <>
      <InputField
        label={t('products_field_on_hand')}
        hint={reserved ? t('products_on_hand_reserved', { count: formatCount(reserved) }) : undefined}
        error={problem}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <StockActions
        change={isChanged ? { id, on_hand: { from: known, to } } : undefined}
        onSaved={({ on_hand: saved }) => setKnown(saved?.to ?? null)}
        savedText={({ on_hand: saved }) => t('products_stock_saved', { count: formatCount(saved?.to ?? 0) })}
      />
    </>
  );
}
