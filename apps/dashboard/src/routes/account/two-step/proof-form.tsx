import { useText } from '@etalage/ui-kit';
import { Action, DialogActions } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import { CodeField } from '../../../session/code-field.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import * as styles from './two-step.css.ts';
import { type Proof, useSecondStep } from './use-second-step.ts';

interface Props<Reply> {
  text: string;
  action: string;
  isDangerous?: boolean;
  call: (typed: Proof & { current_password: string }) => Promise<Reply>;
  onDone: (reply: Reply) => void | Promise<unknown>;
  onCancel: () => void;
}

/** Asks for password and second step before something about the second step changes. */
export function ProofForm<Reply>({
  text,
  action,
  isDangerous = false,
  call,
  onDone,
  onCancel,
}: Props<Reply>) {
  const t = useText();
  const { member } = useSession();
  const { hasApp, hasPasskey, takesPasskey, swap, prove } = useSecondStep();
  const form = useForm({ defaultValues: { current_password: '', code: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSubmit(form, {
    call: async ({ current_password, code }) => call({ current_password, ...(await prove(code)) }),
    onDone,
  });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <p>{text}</p>
      <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
      <CurrentPasswordField
        error={errors.current_password?.message}
        {...form.register('current_password', { required: t('accounts_change_current_required') })}
      />
      {takesPasskey ? (
        <p>{t('passkey_confirm')}</p>
      ) : (
        <CodeField
          label={t(hasApp ? 'two_step_any_code' : 'passkey_recovery_code')}
          anyCode
          error={errors.code?.message}
          {...form.register('code', {
            validate: (typed) => typed.trim() !== '' || t('two_step_code_required'),
          })}
        />
      )}
      {hasPasskey && (
        <button type="button" className={styles.swap} onClick={swap}>
          {t(takesPasskey ? 'passkey_code_instead' : 'passkey_instead')}
        </button>
      )}
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onCancel}>{t('dashboard_cancel')}</Action>
        <Action kind={isDangerous ? 'danger' : 'primary'} type="submit" busy={isBusy}>
          {isBusy ? t('two_step_busy') : action}
        </Action>
      </DialogActions>
    </form>
  );
}
