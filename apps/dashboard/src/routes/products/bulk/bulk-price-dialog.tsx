import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useDeferredValue, useState } from 'react';
import { dialogForm } from '../../pages/pages.css.ts';
import * as styles from '../products.css.ts';
import { BulkPreview } from './bulk-preview.tsx';
import {
  emptyPriceChange,
  priceChangeOf,
  priceChangeProblem,
  roundings,
  type TypedPriceChange,
} from './price-change.ts';
import { useChangeProducts } from './use-change-products.ts';

interface Props {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Changes the price of several products by an amount or a percentage, and shows each new price first. */
export function BulkPriceDialog({ ids, onClose, onDone }: Props) {
  const t = useText();
  const [typed, setTyped] = useState<TypedPriceChange>(emptyPriceChange);
  const set = (part: Partial<TypedPriceChange>) => setTyped((known) => ({ ...known, ...part }));
  const change = priceChangeOf(useDeferredValue(typed));
  const { run, isPending } = useChangeProducts();
  const problem = priceChangeProblem(typed, t);
  const isTakenAway = typed.which === 'no_sale';
  return (
    <Dialog
      open
      size="medium"
      title={t('products_bulk_price_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const made = priceChangeOf(typed);
          if (!made || isPending) return;
          const text = t('products_bulk_price_done', { count: String(ids.length) });
          run({ ids, change: made, text }, { onSuccess: onDone });
        }}
      >
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
        {change && <BulkPreview ids={ids} change={change} />}
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending} disabled={!change}>
            {t('products_bulk_price_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
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
