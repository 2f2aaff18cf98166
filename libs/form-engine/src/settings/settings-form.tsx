import type { TextKey, Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useMemo } from 'react';
import { checkFields } from '../registry/check-fields.ts';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { arrangedFields, type PlacedField } from './arranged-fields.ts';
import { fieldGroups, type FieldGroup, type Fields } from './field.ts';
import { FieldList } from '../form-parts/field-list.tsx';
import { FormScope } from '../form-parts/form-scope.tsx';
import type { FormErrors } from '../form-parts/form-store.ts';
import { FieldTypesContext } from '../form-parts/field-types-context.ts';
import { fieldTypesOfForm } from '../registry/field-types-of-form.ts';
import { definitionOf } from './definition-of.ts';
import * as styles from './settings-form.css.ts';

interface Props {
  fields: Fields;
  /** The stored record; a key that was never stored shows the initial value of its field. */
  stored: FormValues;
  /** Called on each change with the stored value of the key that changed; the caller debounces. */
  onChange: (changed: Record<string, unknown>) => void;
  errors?: FormErrors | undefined;
  /** The groups to show, in this order; by default all. */
  groups?: readonly FieldGroup[] | undefined;
  /** Names the fields otherwise than by their titles. */
  nameOf?: ((title: TextKey) => string) | undefined;
  /** Where `{key}_refresh_fetch` events are dispatched. */
  events?: EventTarget | undefined;
}

/** The settings of a block or section as a form. It edits one record, so it needs a React `key` per block. */
export function SettingsForm({
  fields,
  stored,
  onChange,
  errors,
  groups = fieldGroups,
  nameOf,
  events,
}: Props) {
  const t = useText();
  const grouped = useMemo(() => groupedDefinitions(fields, nameOf), [fields, nameOf]);
  const found = useMemo(() => errorsOf([...grouped.values()].flat(), stored, t), [grouped, stored, t]);
  const shown = groups.filter((group) => grouped.has(group));
  return (
    <FieldTypesContext value={fieldTypesOfForm}>
      <FormScope values={stored} errors={errors ?? found} events={events} onChange={onChange}>
        <div className={styles.form}>
          {shown.length === 0 && <p className={styles.empty}>{t('formfield_settings_empty')}</p>}
          {shown.length === 1
            ? shown.map((group) => (
                <div key={group} className={styles.fields}>
                  <FieldList fields={grouped.get(group) ?? []} />
                </div>
              ))
            : shown.map((group) => (
                <details key={group} className={styles.group} open>
                  <summary className={styles.heading}>{t(`formfield_group_${group}`)}</summary>
                  <div className={styles.fields}>
                    <FieldList fields={grouped.get(group) ?? []} />
                  </div>
                </details>
              ))}
        </div>
      </FormScope>
    </FieldTypesContext>
  );
}

/** The messages about settings that were filled in, and about empty ones that may not stay empty. */
function errorsOf(definitions: readonly FieldDefinition[], stored: FormValues, t: Translate): FormErrors {
  return Object.fromEntries(
    Object.entries(checkFields(definitions, stored)).map(([path, issues]) => [
      path,
      issues.map(({ text, values }) => t(text, values)),
    ]),
  );
}

function groupedDefinitions(fields: Fields, nameOf: Props['nameOf']): Map<FieldGroup, FieldDefinition[]> {
  const grouped = new Map<FieldGroup, PlacedField[]>();
  for (const [key, field] of Object.entries(fields)) {
    const own = definitionOf(key, field);
    const definition = nameOf ? { ...own, title: nameOf(field.title) } : own;
    const placed = grouped.get(field.group) ?? [];
    placed.push({ key, definition, place: field.place });
    grouped.set(field.group, placed);
  }
  return new Map([...grouped].map(([group, placed]) => [group, arrangedFields(placed)]));
}
