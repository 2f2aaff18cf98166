import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OptionsForm } from './options-of-form.ts';

/** Whether a tick box begins ticked. */
export function TickedField({ index }: { index: number }) {
  const t = useText();
  const { control, setValue } = useFormContext<OptionsForm>();
  const value = useWatch({ control, name: `options.${index}.value` });
  return (
    <CheckboxField
      label={t('product_option_begins_ticked')}
      checked={value === '1'}
      onChange={(event) =>
        setValue(`options.${index}.value`, event.target.checked ? '1' : '', { shouldDirty: true })
      }
    />
  );
}
