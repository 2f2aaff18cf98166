import { useText } from '@etalage/ui-kit';
import { Action, DialogActions } from '@etalage/ui-kit/dashboard';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type AppToScan, postConfirmTwoStep } from '../../../queries/two-step-queries.ts';
import { CodeField } from '../../../session/code-field.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSubmit } from '../../../session/use-submit.ts';
import { QrPicture } from './qr-picture.tsx';
import * as styles from './two-step.css.ts';

interface Props {
  app: AppToScan;
  /** There is another second step already. */
  isOn: boolean;
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** The second step of turning it on: the app gets the secret, and a code of it shows that it has. */
export function ScanForm({ app, isOn, onConfirmed, onCancel }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { code: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, isBusy, failure } = useSubmit(form, {
    call: postConfirmTwoStep,
    onDone: ({ recovery_codes }) => onConfirmed(recovery_codes),
  });
  return (
    <form className={styles.fields} noValidate onSubmit={submit}>
      <p>{t('two_step_scan')}</p>
      <QrPicture squares={app.squares} label={t('two_step_picture')} />
      <p className={styles.secret}>
        <span className={styles.soft}>{t('two_step_secret')}</span>
        <span className={styles.letterText} data-secret>
          {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
      <CodeField
        label={t('two_step_code')}
        hint={t('two_step_code_hint')}
        error={form.formState.errors.code?.message}
        {...form.register('code', {
          validate: (typed) => typed.trim() !== '' || t('two_step_code_required'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onCancel}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t(isBusy ? 'two_step_busy' : isOn ? 'two_step_app_add' : 'two_step_confirm')}
        </Action>
      </DialogActions>
    </form>
  );
}
