import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { useMemo } from 'react';
import { type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';
import type { ProductForm } from './product-form-values.ts';

interface Props {
  fields: readonly FieldDefinition[];
  /** The keys of the fields. */
  names: (keyof ProductForm)[];
}

/** Fields that the form engine renders, as a part of the form of a product. */
export function ProductFields({ fields, names }: Props) {
  const { control, setValue, formState } = useFormContext<ProductForm>();
  const watched = useWatch({ control, name: names });
  const values = Object.fromEntries(names.map((name, index) => [name, watched[index]]));
  const { errors } = formState;
  const messages = useMemo(
    () =>
      Object.fromEntries(
        names.flatMap((name) => {
          const message = errors[name]?.message;
          return typeof message === 'string' ? [[name, [message]]] : [];
        }),
      ),
    [errors, names],
  );
  return (
    <DashboardForm
      fields={fields}
      values={values}
      errors={messages}
      onChange={(changed) => {
        for (const [name, value] of Object.entries(changed)) {
          const path = name as Path<ProductForm>;
          setValue(path, value as PathValue<ProductForm, Path<ProductForm>>, { shouldDirty: true });
        }
      }}
    />
  );
}
