import { MAX_REGISTER_ENTRIES } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, InputField } from '@etalage/ui-kit/dashboard';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormCard } from '../../../screen/form-card.tsx';
import * as styles from '../privacy.css.ts';
import { emptyEntry, type RegisterForm, registerFields } from './register-form.ts';

/** What the owner adds: what is done with personal data outside the website. */
export function OwnEntries() {
  const t = useText();
  const { control } = useFormContext<RegisterForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'entries' });
  return (
    <FormCard
      title={t('privacy_register_own')}
      about={t('privacy_register_own_about', { most: MAX_REGISTER_ENTRIES })}
    >
      {fields.map(({ id }, at) => (
        <OwnEntry key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < MAX_REGISTER_ENTRIES && (
        <div>
          <Action icon="plus" onClick={() => append(emptyEntry)}>
            {t('privacy_register_add')}
          </Action>
        </div>
      )}
    </FormCard>
  );
}

function OwnEntry({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useText();
  const { register, formState, watch } = useFormContext<RegisterForm>();
  const errors = formState.errors.entries?.[at];
  const name = watch(`entries.${at}.title`).trim() || t('privacy_register_own_at', { at: at + 1 });
  return (
    <fieldset className={styles.own}>
      <legend className={styles.kindTitle}>{t('privacy_register_own_at', { at: at + 1 })}</legend>
      <InputField
        label={t('privacy_register_name')}
        error={errors?.title?.message}
        maxLength={100}
        {...register(`entries.${at}.title`)}
      />
      {registerFields.map((field) => (
        <InputField
          key={field}
          label={t(`privacy_register_${field}`)}
          error={errors?.[field]?.message}
          maxLength={300}
          {...register(`entries.${at}.${field}`)}
        />
      ))}
      <div>
        <Action icon="trash" aria-label={t('privacy_register_remove_of', { title: name })} onClick={onRemove}>
          {t('privacy_register_remove')}
        </Action>
      </div>
    </fieldset>
  );
}
