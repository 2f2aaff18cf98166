import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { useMemo } from 'react';
import { type FieldValues, type Path, type PathValue, useFormContext, useWatch } from 'react-hook-form';

interface Props<Form extends FieldValues> {
  fields: readonly FieldDefinition[];
  /** The keys of the fields. */
  names: (keyof Form & string)[];
}

/** Fields that the form engine renders, as a part of another form. */
export function EngineFields<Form extends FieldValues>({ fields, names }: Props<Form>) {
  const { control, setValue, formState } = useFormContext<Form>();
  const watched: unknown[] = useWatch({ control, name: names as Path<Form>[] });
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
          const path = name as Path<Form>;
          setValue(path, value as PathValue<Form, Path<Form>>, { shouldDirty: true });
        }
      }}
    />
  );
}
