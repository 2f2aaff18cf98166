import type { FormValues } from '../field/conditional.ts';
import type { FieldDefinition } from '../field/field-definition.ts';
import { editorRegistry } from '../registry/editor-registry.ts';
import { FieldList } from './field-list.tsx';
import { FormScope } from './form-scope.tsx';
import type { FormErrors } from './form-store.ts';
import * as styles from './dashboard-form.css.ts';
import { WidgetContext } from './widget-context.ts';

interface Props {
  fields: readonly FieldDefinition[];
  /** The stored values by key. */
  values: FormValues;
  errors?: FormErrors | undefined;
  events?: EventTarget | undefined;
  onChange: (changed: Record<string, unknown>) => void;
}

/** A form of the dashboard, drawn from definitions; the caller keeps the values and the errors. */
export function DashboardForm({ fields, values, errors, events, onChange }: Props) {
  return (
    <WidgetContext value={editorRegistry}>
      <FormScope values={values} errors={errors} events={events} onChange={onChange}>
        <div className={styles.form}>
          <FieldList fields={fields} />
        </div>
      </FormScope>
    </WidgetContext>
  );
}
