import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import type { OptionsForm } from './options-of-form.ts';

interface PriceFieldProps {
  index: number;
  label: string;
}

/** The one price of an option. */
export function PriceField({ index, label }: PriceFieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<OptionsForm>();
  return (
    <InputField
      label={label}
      hint={t('product_option_price_hint')}
      error={formState.errors.options?.[index]?.choices?.[0]?.price?.message}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...register(`options.${index}.choices.0.price`)}
    />
  );
}
