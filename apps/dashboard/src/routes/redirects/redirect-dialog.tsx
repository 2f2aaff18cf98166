import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useWatch } from 'react-hook-form';
import type { ListedRedirect } from '../../queries/redirect-queries.ts';
import { dialogForm } from '../pages/pages.css.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { KindChoice } from './kind-choice.tsx';
import { RedirectTrial } from './redirect-trial.tsx';
import { type TypedInForm, useRedirectForm } from './use-redirect-form.ts';

interface RedirectDialogProps {
  /** The redirect to change; absent for a new one. */
  redirect?: ListedRedirect;
  /** The old path of a new redirect. */
  from?: string;
  onClose: () => void;
}

/** How an address is typed. */
const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Adds or changes a redirect; a trial line shows where a visitor goes. */
export function RedirectDialog({ redirect, from = '', onClose }: RedirectDialogProps) {
  const t = useText();
  const { submit, isBusy, failure, errors, control, field, kind } = useRedirectForm(redirect, from, onClose);
  const typed = useWatch({ control }) as TypedInForm;
  return (
    <Dialog
      open
      size="medium"
      title={t(redirect ? 'redirects_edit_title' : 'redirects_new')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('redirects_field_from')}
          hint={t('redirects_field_from_hint')}
          error={errors.from?.message}
          {...address}
          {...field('from')}
        />
        <InputField
          label={t('redirects_field_to')}
          hint={t('redirects_field_to_hint')}
          error={errors.to?.message}
          {...address}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the old path of the report is filled in already
          autoFocus={from !== ''}
          {...field('to')}
        />
        <KindChoice {...kind} />
        <RedirectTrial typed={typed} />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'dashboard_saving' : redirect ? 'dashboard_save' : 'redirects_add')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
