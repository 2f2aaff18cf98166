import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import * as shipping from '../shipping/shipping.css.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props<Stored> {
  title: string;
  /** What it does, a sentence each. */
  texts: readonly string[];
  confirmText: string;
  /** Said when somebody else changed it meanwhile. */
  changedText: string;
  call: (password: string) => Promise<Stored>;
  /** Fetches again what somebody else changed. */
  onChanged: () => void;
  onDone: (stored: Stored) => void | Promise<void>;
  onClose: () => void;
}

/** Asks for the password before something is taken away that the shop needs. */
export function PasswordDialog<Stored>(props: Props<Stored>) {
  const { title, texts, confirmText, changedText, call, onChanged, onDone, onClose } = props;
  const t = useText();
  const { member } = useSession();
  const form = useForm({ defaultValues: { current_password: '' } });
  const { submit, isBusy, failure, error } = useSubmit(form, {
    call: async ({ current_password }) => {
      try {
        return await call(current_password);
      } catch (refused) {
        if (failedWith(refused, 'conflict')) onChanged();
        throw refused;
      }
    },
    onDone,
  });
  return (
    <Dialog open title={title} onOpenChange={(open) => !open && onClose()}>
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <CurrentPasswordField
          error={form.formState.errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failedWith(error, 'conflict') ? changedText : failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="danger" type="submit" busy={isBusy}>
            {confirmText}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}
