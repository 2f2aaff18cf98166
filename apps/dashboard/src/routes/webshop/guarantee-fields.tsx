import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { useText } from '@etalage/ui-kit';
import { CheckboxField } from '@etalage/ui-kit/dashboard';
import { useFormContext, useWatch } from 'react-hook-form';
import { UploadServices } from '../../field-services/upload-services.tsx';
import { FormCard } from '../../screen/form-card.tsx';
import type { WebshopForm } from './webshop-form.ts';

const name = 'guarantee_picture';
const fields: readonly FieldDefinition[] = [
  {
    type: 'image',
    key: name,
    title: 'webshop_settings_guarantee_picture',
    help: 'webshop_settings_guarantee_picture_hint',
    settings: { maxFiles: 1 },
  },
];

/** Whether visitors read of the legal guarantee, and the official picture that tells it. */
export function GuaranteeFields() {
  const t = useText();
  const { register, setValue } = useFormContext<WebshopForm>();
  const { guarantee_notice: isShown, guarantee_picture: picture } = useWatch<WebshopForm>() as WebshopForm;
  return (
    <FormCard title={t('webshop_settings_guarantee')} about={t('webshop_settings_guarantee_about')}>
      <CheckboxField
        label={t('webshop_settings_guarantee_shown')}
        hint={t('webshop_settings_guarantee_shown_hint')}
        {...register('guarantee_notice')}
      />
      {isShown && (
        <UploadServices>
          <DashboardForm
            fields={fields}
            values={{ [name]: picture }}
            onChange={(changed) => setValue(name, addressIn(changed[name]), { shouldDirty: true })}
          />
        </UploadServices>
      )}
    </FormCard>
  );
}

/** The address of the chosen file; a field for files stores it with lines between and before addresses. */
function addressIn(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('|', '') : '';
}
