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

/**
 * A form of the dashboard, rendered from definitions; the caller stores the values, and the errors unless a `submit_link`
 * sends the form.
 */
export function DashboardForm({ fields, values, errors, events, onChange }: Props) {
  return (
    <FieldTypesContext value={fieldTypesOfForm}>
      <FormScope values={values} errors={errors} events={events} onChange={onChange}>
        {/* Enter in a field presses the button of a `submit_link`. */}
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // Events of a portal also bubble to the form around it.
            event.stopPropagation();
          }}
        >
          <FieldList fields={fields} />
        </form>
      </FormScope>
    </FieldTypesContext>
  );
}
