import { useText } from '@etalage/ui-kit';
import { Action, DialogActions } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { type AppToScan, postStartTwoStep } from '../../../queries/two-step-queries.ts';
import { CurrentPasswordField } from '../current-password-field.tsx';
import * as styles from './two-step.css.ts';

/** The first step of turning it on. */
export function PasswordForm({
  onStarted,
  onCancel,
}: {
  onStarted: (app: AppToScan) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const { member } = useSession();
  const form = useForm({ defaultValues: { current_password: '' } });
  const { submit, isBusy, failure } = useSubmit(form, { call: postStartTwoStep, onDone: onStarted });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <p>{t('two_step_password_intro')}</p>
      {/* For password managers, which need the account of the password. */}
      <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
      <CurrentPasswordField
        error={form.formState.errors.current_password?.message}
        {...form.register('current_password', { required: t('accounts_change_current_required') })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onCancel}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t(isBusy ? 'two_step_busy' : 'two_step_next')}
        </Action>
      </DialogActions>
    </form>
  );
}
