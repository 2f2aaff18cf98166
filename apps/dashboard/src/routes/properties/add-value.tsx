import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useFormContext } from 'react-hook-form';
import * as styles from './properties.css.ts';
import type { PropertyForm } from './property-form.ts';
import { useAddValue } from './use-add-value.ts';

/** Adds a value at the end, also with Enter. What is typed and not added yet is a part of the form, and added by its save. */
export function AddValue() {
  const t = useText();
  const form = useFormContext<PropertyForm>();
  const addTyped = useAddValue(form);
  function add() {
    if (form.getValues('adding').trim() === '')
      return form.setError('adding', { message: t('properties_error_value') });
    form.clearErrors('adding');
    addTyped();
    return undefined;
  }
  return (
    <div className={styles.add}>
      <InputField
        label={t('properties_value_new')}
        error={form.formState.errors.adding?.message}
        maxLength={100}
        autoComplete="off"
        {...form.register('adding', { onChange: () => form.clearErrors('adding') })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Action icon="plus" onClick={add}>
        {t('properties_value_add')}
      </Action>
    </div>
  );
}
