import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useDeferredValue, useState } from 'react';
import * as styles from '../products.css.ts';
import { BulkDialog, type BulkDialogGiven } from './bulk-dialog.tsx';
import {
  emptyPriceChange,
  priceChangeOf,
  priceChangeProblem,
  roundings,
  type TypedPriceChange,
} from './price-change.ts';

/** Changes the price of several products by an amount or a percentage, and shows each new price first. */
export function BulkPriceDialog(given: BulkDialogGiven) {
  const t = useText();
  const [typed, setTyped] = useState<TypedPriceChange>(emptyPriceChange);
  const set = (part: Partial<TypedPriceChange>) => setTyped((known) => ({ ...known, ...part }));
  const change = priceChangeOf(typed);
  const previewed = priceChangeOf(useDeferredValue(typed));
  const problem = priceChangeProblem(typed, t);
  const isTakenAway = typed.which === 'no_sale';
  return (
    <BulkDialog {...given} kind="price" change={change} previewed={change && previewed}>
      <SelectField
        label={t('products_bulk_which')}
        hint={typed.which === 'sale' ? t('products_bulk_sale_hint') : undefined}
        value={typed.which}
        onChange={(event) => set({ which: event.target.value as TypedPriceChange['which'] })}
      >
        <option value="price">{t('products_bulk_which_price')}</option>
        <option value="sale">{t('products_bulk_which_sale')}</option>
        <option value="no_sale">{t('products_bulk_which_no_sale')}</option>
      </SelectField>
      {!isTakenAway && <Amount typed={typed} set={set} problem={problem} />}
    </BulkDialog>
  );
}

interface AmountProps {
  typed: TypedPriceChange;
  set: (part: Partial<TypedPriceChange>) => void;
  problem: string | undefined;
}

function Amount({ typed, set, problem }: AmountProps) {
  const t = useText();
  return (
    <div className={styles.row}>
      <SelectField
        label={t('products_bulk_direction')}
        value={typed.direction}
        onChange={(event) => set({ direction: event.target.value as TypedPriceChange['direction'] })}
      >
        <option value="up">{t('products_bulk_up')}</option>
        <option value="down">{t('products_bulk_down')}</option>
      </SelectField>
      <InputField
        label={t('products_bulk_value')}
        error={problem}
        inputMode="decimal"
        autoComplete="off"
        value={typed.value}
        onChange={(event) => set({ value: event.target.value })}
      />
      <SelectField
        label={t('products_bulk_by')}
        value={typed.by}
        onChange={(event) => set({ by: event.target.value as TypedPriceChange['by'] })}
      >
        <option value="percentage">{t('products_bulk_percentage')}</option>
        <option value="amount">{t('products_bulk_amount')}</option>
      </SelectField>
      <SelectField
        label={t('products_bulk_rounding')}
        value={typed.rounding}
        onChange={(event) => set({ rounding: event.target.value as TypedPriceChange['rounding'] })}
      >
        {roundings.map((name) => (
          <option key={name} value={name}>
            {t(`products_rounding_${name}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
