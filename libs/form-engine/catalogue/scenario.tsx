import { useState } from 'react';
import type { FieldDefinition } from '../src/definition/field-definition.ts';
import { DashboardForm } from '../src/dashboard-form/dashboard-form.tsx';
import type { FormErrors } from '../src/form-parts/form-store.ts';
import * as styles from './catalogue.css.ts';

export interface ScenarioProps {
  title: string;
  fields: readonly FieldDefinition[];
  stored?: Readonly<Record<string, unknown>>;
  errors?: FormErrors;
}

/** One form, with its stored values below it. */
export function Scenario({ title, fields, stored = {}, errors }: ScenarioProps) {
  const [values, setValues] = useState(stored);
  return (
    <main className={styles.scenario}>
      <h1 className={styles.heading}>{title}</h1>
      <DashboardForm
        fields={fields}
        values={values}
        errors={errors}
        onChange={(changed) => setValues((was) => ({ ...was, ...changed }))}
      />
      <output className={styles.values}>{JSON.stringify(values)}</output>
    </main>
  );
}
