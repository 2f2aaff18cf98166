import { InputField } from '@etalage/ui-kit/dashboard';
import type { ComponentProps } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { OptionsForm } from './options-of-form.ts';

interface Props extends Omit<ComponentProps<typeof InputField>, 'name' | 'error'> {
  index: number;
  field: 'title' | 'help' | 'value' | 'min' | 'max' | 'max_length' | 'label_after_field';
}

/** A text of an option, with the message about it. */
export function OptionInput({ index, field, ...input }: Props) {
  const { register, control } = useFormContext<OptionsForm>();
  const { errors } = useFormState({ control, name: `options.${index}.${field}` });
  return (
    <InputField
      autoComplete="off"
      error={errors.options?.[index]?.[field]?.message}
      {...input}
      {...register(`options.${index}.${field}`)}
    />
  );
}
