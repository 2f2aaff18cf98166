import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { amountProblem, countProblem } from '../typed-amount.ts';
import type { ProductForm } from './product-form-values.ts';

interface AmountFieldProps {
  name: 'price_cents' | 'sale_price_cents' | 'cost_cents';
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

/** An amount in euros, as it is typed. */
export function AmountField({ name, label, hint, isRequired }: AmountFieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <InputField
      label={label}
      hint={hint}
      error={formState.errors[name]?.message}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      {...register(name, {
        validate: (typed) => {
          if (isRequired && typed.trim() === '') return t('products_error_price');
          return amountProblem(typed, t) ?? true;
        },
      })}
    />
  );
}

interface CountFieldProps {
  name:
    | 'quantity_min'
    | 'quantity_max'
    | 'quantity_step'
    | 'weight_grams'
    | 'low_stock'
    | 'delivery_from'
    | 'delivery_to';
  label: string;
  hint?: ReactNode;
  most: number;
}

/** A whole number, as it is typed. */
export function CountField({ name, label, hint, most }: CountFieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<ProductForm>();
  return (
    <InputField
      label={label}
      hint={hint}
      error={formState.errors[name]?.message}
      inputMode="numeric"
      autoComplete="off"
      maxLength={13}
      {...register(name, { validate: (typed) => countProblem(typed, most, t) ?? true })}
    />
  );
}
