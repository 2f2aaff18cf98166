import { useText } from '@etalage/ui-kit';
import { Action, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type PasskeyToMake, postConfirmPasskey } from '../../../queries/passkey-queries.ts';
import { makePasskey } from '../../../session/browser-passkeys.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSubmit } from '../../../session/use-submit.ts';
import * as styles from './two-step.css.ts';

interface Props {
  options: PasskeyToMake;
  onMade: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Names a passkey and lets the browser make it; a press of the button directly before, because some browsers ask for one. */
export function MakePasskeyForm({ options, onMade, onCancel }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { name: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const { submit, isBusy, failure } = useSubmit(form, {
    call: async ({ name }) => postConfirmPasskey({ name, passkey: await makePasskey(options, t) }),
    onDone: ({ recovery_codes }) => onMade(recovery_codes),
  });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <InputField
        label={t('passkey_name')}
        hint={t('passkey_name_hint')}
        maxLength={50}
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register('name', {
          validate: (typed) => typed.trim() !== '' || t('passkey_name_required'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onCancel}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t(isBusy ? 'passkey_signin_busy' : 'passkey_make')}
        </Action>
      </DialogActions>
    </form>
  );
}
