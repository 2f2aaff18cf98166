import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { configure, render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { FieldList } from '../form-parts/field-list.tsx';
import { FieldServicesContext, type FieldServices } from '../form-parts/field-services.ts';
import { FormScope } from '../form-parts/form-scope.tsx';
import type { FormErrors } from '../form-parts/form-store.ts';
import { FieldTypesContext } from '../form-parts/field-types-context.ts';
import { fieldTypesOfForm } from '../registry/field-types-of-form.ts';

interface Options {
  stored?: FormValues;
  errors?: FormErrors;
  services?: FieldServices;
  events?: EventTarget;
}

// Timeout in ms for lazily loaded code on a busy machine; the test runner's own limit is higher.
configure({ asyncUtilTimeout: 10_000 });

export const t = createTranslate();

export function withTexts(children: ReactNode) {
  return <TextContext value={t}>{children}</TextContext>;
}

/** Mounts fields in a form that stores their values, as an app would; `values()` is the current record. */
export function showFields(fields: readonly FieldDefinition[], options: Options = {}) {
  const { stored = {}, errors, services = {}, events } = options;
  const changes: Record<string, unknown>[] = [];
  let latest: FormValues = stored;

  function Form() {
    const [values, setValues] = useState<FormValues>(stored);
    return (
      <FormScope
        values={values}
        errors={errors}
        events={events}
        onChange={(changed) => {
          changes.push(changed);
          latest = { ...latest, ...changed };
          setValues(latest);
        }}
      >
        <FieldList fields={fields} />
      </FormScope>
    );
  }

  const shown = render(
    withTexts(
      <FieldServicesContext value={services}>
        <FieldTypesContext value={fieldTypesOfForm}>
          <Form />
        </FieldTypesContext>
      </FieldServicesContext>,
    ),
  );
  return { ...shown, changes, values: () => latest };
}
