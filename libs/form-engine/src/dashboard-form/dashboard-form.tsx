import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { fieldTypesOfForm } from '../registry/field-types-of-form.ts';
import { FieldList } from '../form-parts/field-list.tsx';
import { FormScope } from '../form-parts/form-scope.tsx';
import type { FormErrors } from '../form-parts/form-store.ts';
import * as styles from './dashboard-form.css.ts';
import { FieldTypesContext } from '../form-parts/field-types-context.ts';

interface Props {
  fields: readonly FieldDefinition[];
  /** The stored values by key. */
  values: FormValues;
  errors?: FormErrors | undefined;
  events?: EventTarget | undefined;
  onChange: (changed: Record<string, unknown>) => void;
}

/** A form of the dashboard, rendered from definitions; the caller stores the values and the errors. */
export function DashboardForm({ fields, values, errors, events, onChange }: Props) {
  return (
    <FieldTypesContext value={fieldTypesOfForm}>
      <FormScope values={values} errors={errors} events={events} onChange={onChange}>
        <div className={styles.form}>
          <FieldList fields={fields} />
        </div>
      </FormScope>
    </FieldTypesContext>
  );
}
