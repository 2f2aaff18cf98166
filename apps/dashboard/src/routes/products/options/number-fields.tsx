import { useText } from '@etalage/ui-kit';
import { OptionInput } from './option-input.tsx';
import * as styles from './options.css.ts';
import { PriceField } from './price-field.tsx';

/** What a number costs, and which numbers a visitor may fill in. */
export function NumberFields({ index }: { index: number }) {
  const t = useText();
  return (
    <div className={styles.pair}>
      <OptionInput
        index={index}
        field="label_after_field"
        label={t('product_option_unit')}
        hint={t('product_option_unit_hint')}
        maxLength={200}
      />
      <PriceField index={index} label={t('product_option_price_per_unit')} />
      <OptionInput
        index={index}
        field="min"
        label={t('product_option_min')}
        inputMode="decimal"
        maxLength={40}
      />
      <OptionInput
        index={index}
        field="max"
        label={t('product_option_max')}
        inputMode="decimal"
        maxLength={40}
      />
      <OptionInput
        index={index}
        field="value"
        label={t('product_option_start')}
        hint={t('product_option_start_hint')}
        inputMode="decimal"
        maxLength={40}
      />
    </div>
  );
}
