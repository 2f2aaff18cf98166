import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { WebshopForm } from './webshop-form.ts';

interface InputProps extends Omit<ComponentProps<'input'>, 'name'> {
  name: Exclude<
    keyof WebshopForm,
    | 'show_price_tax_included'
    | 'guarantee_notice'
    | 'invoice_moment'
    | 'price_mode'
    | 'order_digits'
    | 'quote_digits'
  >;
  text: TextKey;
  hint?: string;
}

/** A field of the settings of the webshop that is typed. */
export function Input({ name, text, hint, ...rest }: InputProps) {
  const t = useText();
  const { register, formState } = useFormContext<WebshopForm>();
  return (
    <InputField
      label={t(text)}
      hint={hint}
      error={formState.errors[name]?.message}
      spellCheck={false}
      {...rest}
      {...register(name)}
    />
  );
}
