import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { AreaField, CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { MakerContent } from '../../queries/maker-queries.ts';

interface FieldProps {
  name: Exclude<keyof MakerContent, 'is_outside_eu'>;
  text: TextKey;
  maxLength: number;
}

function Input({ name, text, maxLength }: FieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<MakerContent>();
  return (
    <InputField
      label={t(text)}
      maxLength={maxLength}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

function Area({ name, text, maxLength }: FieldProps) {
  const t = useText();
  const { register, formState } = useFormContext<MakerContent>();
  return (
    <AreaField
      label={t(text)}
      rows={3}
      maxLength={maxLength}
      error={formState.errors[name]?.message}
      {...register(name)}
    />
  );
}

/** The maker, and who answers for it in the EU if it is established elsewhere. */
export function MakerFields() {
  const t = useText();
  const { register, control } = useFormContext<MakerContent>();
  const isOutside = useWatch({ control, name: 'is_outside_eu' });
  return (
    <>
      <Input name="name" text="makers_field_name" maxLength={200} />
      <Area name="postal_address" text="makers_field_postal" maxLength={300} />
      <Input name="electronic_address" text="makers_field_electronic" maxLength={254} />
      <CheckboxField
        label={t('makers_field_outside')}
        hint={t('makers_field_outside_hint')}
        {...register('is_outside_eu')}
      />
      {isOutside && (
        <>
          <Input name="responsible_name" text="makers_field_responsible" maxLength={200} />
          <Area name="responsible_postal_address" text="makers_field_postal" maxLength={300} />
          <Input name="responsible_electronic_address" text="makers_field_electronic" maxLength={254} />
        </>
      )}
    </>
  );
}
