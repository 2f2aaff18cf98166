import { knownColor } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { newRow, type PropertyForm } from './property-form.ts';

/**
 * Gives the typed new value a row at the end; a colour with a known name gets its look. Returns whether nothing is left to
 * add; if not, the field says why.
 */
export function useAddValue(form: Pick<UseFormReturn<PropertyForm>, 'getValues' | 'setValue' | 'setError'>) {
  const t = useText();
  return (): boolean => {
    const { adding, values, kind } = form.getValues();
    const value = adding.trim();
    if (value === '') return true;
    if (values.some((row) => row.value.trim().toLowerCase() === value.toLowerCase())) {
      form.setError(
        'adding',
        { message: t('properties_error_value_there', { value }) },
        { shouldFocus: true },
      );
      return false;
    }
    const row = newRow(value, kind === 'colour' ? (knownColor(value) ?? '') : '');
    form.setValue('values', [...values, row], { shouldDirty: true });
    form.setValue('adding', '', { shouldDirty: true });
    return true;
  };
}
